import { type RefObject, useLayoutEffect } from 'react';

/** Sets attributes on the field, whose component is separate. */
export function useComboboxAttributes(
  field: RefObject<HTMLInputElement | null>,
  { isExpanded, row, isLoading }: { isExpanded: boolean; row: string | undefined; isLoading: boolean },
): void {
  useLayoutEffect(() => {
    const input = field.current;
    if (!input) return;
    input.setAttribute('aria-expanded', String(isExpanded));
    if (row === undefined) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', row);
    input.toggleAttribute('data-loading', isLoading);
  });
}
