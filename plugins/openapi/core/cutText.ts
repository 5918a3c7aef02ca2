/** The beginning of a text, where it is longer than that: so many UTF-16 units, and `mark`. No character is halved. */
export function cutText(text: string, length: number, mark = '…'): string {
  return text.length > length ? `${text.slice(0, length).replace(/[\ud800-\udbff]$/, '')}${mark}` : text;
}
