import type { useHistory } from '@docusaurus/router';
import type { MouseEvent as ReactMouseEvent } from 'react';

/** Leads to a page of this site without loading a new one; where it is the current one, no step back is added. */
export function follow(history: ReturnType<typeof useHistory>, link: string): void {
  const { pathname, search, hash } = history.location;
  if (link === `${pathname}${search}${hash}`) history.replace(link);
  else history.push(link);
}

/** Is the click one that a browser answers by a new tab or window, or by a download? */
export function opensElsewhere(event: ReactMouseEvent): boolean {
  return event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

/** What Enter does to the chosen row: a click, with the same keys held. */
export function click(element: Element, { ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}
