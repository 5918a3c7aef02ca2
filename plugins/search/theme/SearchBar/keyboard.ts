export function isMac(): boolean {
  return /^(Mac|iP)/.test(navigator.platform);
}

export function shortcutOf(isMac: boolean): string {
  return isMac ? '⌘ K' : 'Ctrl K';
}

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
