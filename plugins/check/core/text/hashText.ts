/** A short hash of what a reader sees: FNV-1a of the words, without comments and with every space as one. */
export function hashText(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text.replace(/\{\/\*[\s\S]*?\*\/\}/g, '').replace(/\s+/g, ' ')) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, '0');
}
