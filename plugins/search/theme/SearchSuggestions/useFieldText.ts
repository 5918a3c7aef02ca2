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
    const begin = () => {
      isComposing = true;
    };
    const end = () => {
      isComposing = false;
      read();
    };
    input.addEventListener('input', read);
    input.addEventListener('compositionstart', begin);
    input.addEventListener('compositionend', end);
    if (input.value !== '' && !input.hasAttribute('data-composing')) read();
    return () => {
      input.removeEventListener('input', read);
      input.removeEventListener('compositionstart', begin);
      input.removeEventListener('compositionend', end);
    };
  }, [field, tell]);
}
