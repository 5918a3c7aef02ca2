/** What a key press tells, as the browser's `KeyboardEvent` does. */
export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** Ctrl+K, on a Mac ⌘K (where Ctrl+K deletes to the end of the line), anywhere; `/` where nothing is being typed. */
export function isSearchShortcut(press: KeyPress, { isMac, isTyping }: { isMac: boolean; isTyping: boolean }): boolean {
  if (press.altKey) return false;
  if (press.key === '/') return !isTyping && !press.ctrlKey && !press.metaKey;
  const isModified = press.metaKey || (press.ctrlKey && !isMac);
  return isModified && !press.shiftKey && press.key.toLowerCase() === 'k';
}
