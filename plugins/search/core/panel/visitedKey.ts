/** Where the visited pages of a language are stored: their titles are in that language. */
export function visitedKey(locale: string): string {
  return `search.visited.${locale}`;
}
