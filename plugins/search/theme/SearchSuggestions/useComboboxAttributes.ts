import { type RefObject, useLayoutEffect } from 'react';

export interface ComboboxAttributes {
  /** There is a list. */
  isExpanded: boolean;
  /** Id of the chosen row. */
  row: string | undefined;
  isLoading: boolean;
}

/** Tells assistive technology, and the style sheet, what the field controls now. The field's own component knows it not. */
export function useComboboxAttributes(
  field: RefObject<HTMLInputElement | null>,
  { isExpanded, row, isLoading }: ComboboxAttributes,
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
