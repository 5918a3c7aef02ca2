import type { useHistory } from '@docusaurus/router';
import { FOUND } from '@theme/search/focusFound';
import type { MouseEvent as ReactMouseEvent } from 'react';

/** Navigates without reloading, with the focus at what was found; replaces the history entry if the link is current. */
export function follow(history: ReturnType<typeof useHistory>, link: string): void {
  const { pathname, search, hash } = history.location;
  if (link === `${pathname}${search}${hash}`) history.replace(link, FOUND);
  else history.push(link, FOUND);
}

/** Whether the browser opens a new tab or window, or downloads. */
export function opensElsewhere(event: ReactMouseEvent): boolean {
  return event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

/** Clicks the active row, with the same modifier keys as Enter. */
export function click(element: Element, { ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}
