/** A word as texts write it: in lower case, without a full stop. */
export function plainWord(text: unknown): string {
  return String(text)
    .toLowerCase()
    .replace(/[.。]$/, '')
    .replace(/性$/, '')
    .trim();
}
