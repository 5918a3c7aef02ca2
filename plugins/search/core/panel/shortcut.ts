export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** Ctrl+K, on a Mac ⌘K (Ctrl+K deletes to the end of the line there); `/` outside of text fields. */
export function isSearchShortcut(press: KeyPress, { isMac, isTyping }: { isMac: boolean; isTyping: boolean }): boolean {
  if (press.altKey) return false;
  if (press.key === '/') return !isTyping && !press.ctrlKey && !press.metaKey;
  const isModified = press.metaKey || (press.ctrlKey && !isMac);
  return isModified && !press.shiftKey && press.key.toLowerCase() === 'k';
}
