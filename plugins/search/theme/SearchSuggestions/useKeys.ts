import { useEvent } from '@docusaurus/theme-common';
import { type RefObject, useEffect } from 'react';

export interface KeyActions {
  Escape: () => void;
  Enter: (event: KeyboardEvent) => void;
  others: (event: KeyboardEvent) => boolean;
}

/** Handles keys before the field does, except during composition. */
export function useKeys(
  box: RefObject<HTMLElement | null>,
  field: RefObject<HTMLInputElement | null>,
  actions: KeyActions,
): void {
  const onKeyDown = useEvent((event: KeyboardEvent) => {
    // Safari ends a composition before the key that ends it; only its key code shows this.
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
