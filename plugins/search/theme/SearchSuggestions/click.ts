/** Clicks the active row, with the same modifier keys as Enter. */
export function click(element: Element, { ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}
