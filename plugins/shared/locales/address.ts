import { withoutEndSlashes } from '../core/withoutEndSlashes';

/** The parts of an address that identify a page; `search` includes its `?`, `hash` its `#`. Both may be empty. */
export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

export function formatAddress({ pathname, search, hash }: Address): string {
  return pathname + search + hash;
}

/** Removes trailing slashes, except for the home pages: `/doc/`. */
export function trimSlash(pathname: string, homes: readonly string[]): string {
  const trimmed = withoutEndSlashes(pathname);
  return trimmed === '' || homes.includes(`${trimmed}/`) ? `${trimmed}/` : trimmed;
}
