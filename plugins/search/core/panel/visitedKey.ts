/** By locale, since titles are stored. */
export function visitedKey(locale: string): string {
  return `search.visited.${locale}`;
}
