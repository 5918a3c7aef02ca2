/** Whether an address of a document or a server may be opened: `javascript:` must not run in this page. */
export function mayVisit(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}
