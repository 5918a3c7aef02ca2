export function dropHalves(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '');
}
