/** Text as it must stand in HTML to be read as text, written as `rehype-stringify` writes it. */
export function escapeText(text: string): string {
  return text.replace(/&/g, '&#x26;').replace(/</g, '&#x3C;');
}
