/** Cuts a text to `length` UTF-16 units plus `mark`, without splitting a surrogate pair. */
export function cutText(text: string, length: number, mark = '…'): string {
  return text.length > length ? `${text.slice(0, length).replace(/[\ud800-\udbff]$/, '')}${mark}` : text;
}
