export function dropLoneSurrogates(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '');
}
