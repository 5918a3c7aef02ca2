import { type RefObject, useEffect, useState } from 'react';

/** Whether the search is active: from focus, click or input in the field until the reader leaves the box. */
export function useIsSearchActive(
  field: RefObject<HTMLInputElement | null>,
  box: RefObject<HTMLElement | null>,
): [boolean, (isThere: boolean) => void] {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const input = field.current;
    const arrive = () => setThere(true);
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setThere(false);
    };
    const keepFocus = (event: Event) => {
      if (event.target !== input) event.preventDefault();
    };
    if (document.activeElement === input) arrive();
    const end = new AbortController();
    for (const name of ['focus', 'click', 'input']) input?.addEventListener(name, arrive, end);
    for (const name of ['pointerdown', 'focusin']) document.addEventListener(name, leave, end);
    box.current?.addEventListener('mousedown', keepFocus, end);
    return () => end.abort();
  }, [field, box]);
  return [isThere, setThere];
}
