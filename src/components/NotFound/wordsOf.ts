/** The words of an address, to search for: `/api/data_rnak` -> `data rnak`. */
export function wordsOf(path: string): string {
  return lastPart(path)
    .replace(/\.html?$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export function lastPart(path: string): string {
  return path.split('/').findLast((part) => part !== '') ?? '';
}
