/** Replaces lone surrogates, which UTF-8 cannot encode and `encodeURIComponent` throws on, with U+FFFD. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
