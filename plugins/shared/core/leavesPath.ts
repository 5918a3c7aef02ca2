/** Servers would get another path: `URL` resolves `.` and `..` in an address, also if they are encoded. */
export function leavesPath(url: string): boolean {
  return /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(url.replace(/[?#].*$/s, ''));
}
