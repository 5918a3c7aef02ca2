import type { PopularCall } from '../panel/popularCalls';

/** A version of docs that have several. */
export interface SearchVersion {
  /** Id of the docs plugin. */
  docs: string;
  /** As readers see it. */
  label: string;
  /** Address of its pages, with the base path. */
  path: string;
  /** The address of its index; absent for the last version, which is in the main index. */
  address?: () => string;
  popular?: PopularCall[];
}

export type SearchVersions = Record<string, SearchVersion>;

export interface VersionChoice extends SearchVersion {
  tag: string;
}

/**
 * Chooses what a reader searches. `own`: the tag of the version that the page is about; `others`: of those that the reader
 * has chosen before, or the last ones, for each docs plugin. `undefined` if no docs have several versions.
 */
export function chooseVersion(
  own: string | undefined,
  others: readonly string[],
  versions: SearchVersions,
): VersionChoice | undefined {
  const find = (tag: string): VersionChoice[] => {
    const version = Object.hasOwn(versions, tag) ? versions[tag] : undefined;
    return version ? [{ ...version, tag }] : [];
  };
  const [first] = own === undefined ? [] : find(own);
  const known = others.flatMap(find);
  return first ?? known.find(({ address }) => address) ?? known[0];
}

/** Whether a page is part of what the reader searches. `link` includes the base path. */
export function isSearched(link: string, chosen: VersionChoice | undefined, versions: SearchVersions): boolean {
  const isBelow = ({ path }: SearchVersion) => link === path || link.startsWith(`${path.replace(/\/$/, '')}/`);
  // The innermost: the others may be below the last version.
  const [owner] = Object.values(versions)
    .filter(isBelow)
    .sort((a, b) => b.path.length - a.path.length);
  if (!owner) return true;
  return owner.docs === chosen?.docs ? owner.path === chosen.path : !owner.address;
}
