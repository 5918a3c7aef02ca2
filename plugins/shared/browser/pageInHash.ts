/** The hash router keeps the page in the hash: returns `#/guide` of `#/guide#id`; empty with the usual router. */
export function pageInHash(hash: string = location.hash): string {
  return /^#\/[^#]*/.exec(hash)?.[0] ?? '';
}
