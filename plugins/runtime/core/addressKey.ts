/** What the order of pages goes by: a host may add a slash, a file name, or not mind capitals, as the router does. */
export function addressKey(path: string): string {
  return path
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/$/, '')
    .toLowerCase();
}
