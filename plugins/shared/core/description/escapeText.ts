/** Escapes like `rehype-stringify`. */
export function escapeText(text: string): string {
  return text.replace(/&/g, '&#x26;').replace(/</g, '&#x3C;');
}
