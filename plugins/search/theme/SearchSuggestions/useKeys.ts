import { useEvent } from '@docusaurus/theme-common';
import { type RefObject, useEffect } from 'react';

export interface KeyActions {
  /** Anywhere in the box; the others in the field alone. */
  Escape: () => void;
  Enter: (event: KeyboardEvent) => void;
  /** Whether the key was used; where it was not, it does what it does in any field. */
  others: (event: KeyboardEvent) => boolean;
}

/** Keys that the list answers before the field does. What is pressed for an input method is none of them. */
export function useKeys(
  box: RefObject<HTMLElement | null>,
  field: RefObject<HTMLInputElement | null>,
  actions: KeyActions,
): void {
  const onKeyDown = useEvent((event: KeyboardEvent) => {
    // Safari ends the composition before the key that ended it, and tells by the code alone.
    if (event.isComposing || event.keyCode === 229) return;
    const isInField = event.target === field.current;
    if (event.key === 'Escape') actions.Escape();
    else if (event.key === 'Enter' && isInField) actions.Enter(event);
    else if (!isInField || hasModifier(event) || !actions.others(event)) return;
    event.preventDefault();
  });
  useEffect(() => {
    const element = box.current;
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [box, onKeyDown]);
}

function hasModifier({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey;
}
