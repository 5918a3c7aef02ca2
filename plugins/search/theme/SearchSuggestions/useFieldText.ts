import { useEvent } from '@docusaurus/theme-common';
import { type RefObject, useEffect } from 'react';

/** Silent during composition, which may begin before this loads and end before or after its last change. */
export function useFieldText(field: RefObject<HTMLInputElement | null>, onText: (text: string) => void): void {
  const tell = useEvent(onText);
  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    let isComposing = false;
    const read = (event?: Event) => {
      const isUnfinished = event instanceof InputEvent && event.isComposing;
      if (!isComposing && !isUnfinished) tell(input.value);
    };
    const compose = ({ type }: Event) => {
      isComposing = type === 'compositionstart';
      if (!isComposing) read();
    };
    const end = new AbortController();
    input.addEventListener('input', read, end);
    for (const name of ['compositionstart', 'compositionend']) input.addEventListener(name, compose, end);
    if (input.value !== '' && !input.hasAttribute('data-composing')) read();
    return () => end.abort();
  }, [field, tell]);
}
