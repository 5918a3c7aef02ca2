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
    const element = box.current;
    if (document.activeElement === input) arrive();
    const arrivals = ['focus', 'click', 'input'];
    const departures = ['pointerdown', 'focusin'];
    for (const name of arrivals) input?.addEventListener(name, arrive);
    for (const name of departures) document.addEventListener(name, leave);
    element?.addEventListener('mousedown', keepFocus);
    return () => {
      for (const name of arrivals) input?.removeEventListener(name, arrive);
      for (const name of departures) document.removeEventListener(name, leave);
      element?.removeEventListener('mousedown', keepFocus);
    };
  }, [field, box]);
  return [isThere, setThere];
}
