/** Whether the name of a document is an address of the web, and no file. */
export function isUrl(name: string): boolean {
  return /^https?:\/\//i.test(name);
}
