/** The parts of an address that a page is found by; `search` with its `?`, `hash` with its `#`, both may be empty. */
export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

export function formatAddress({ pathname, search, hash }: Address): string {
  return pathname + search + hash;
}

/** The path without slashes at its end. The path of a home page, one of `homes`, keeps its one: `/doc/`. */
export function trimSlash(pathname: string, homes: readonly string[]): string {
  const trimmed = pathname.replace(/\/+$/, '');
  return trimmed === '' || homes.includes(`${trimmed}/`) ? `${trimmed}/` : trimmed;
}
