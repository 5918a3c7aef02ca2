/** A text without halves of characters (lone surrogates), which no text holds that was written as one. */
export function dropHalves(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '');
}
