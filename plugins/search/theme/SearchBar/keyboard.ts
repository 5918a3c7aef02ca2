/** Are shortcuts made with ⌘ here? */
export function isMac(): boolean {
  return /^(Mac|iP)/.test(navigator.platform);
}

/** The keys that lead to the search, as keyboards have them. */
export function shortcutOf(isMac: boolean): string {
  return isMac ? '⌘ K' : 'Ctrl K';
}

/** Does the element take what is typed? */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
