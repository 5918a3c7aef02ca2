/** Looks at each slash once, also of a text that has thousands of them elsewhere. */
export function withoutEndSlashes(text: string): string {
  return text.replace(/(?<!\/)\/+$/, '');
}
