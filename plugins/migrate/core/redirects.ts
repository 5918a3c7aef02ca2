import type { SiteAddresses } from '../../openapi';
import type { OldTarget } from './types';

/** In the form of `@docusaurus/plugin-client-redirects`. */
export interface Redirect {
  from: string;
  to: string;
}

/** The new address of what an old one showed; the first page of the document, if it has no place of its own. */
export function newAddress(target: OldTarget, addresses: SiteAddresses): string {
  const found =
    target.kind === 'operation'
      ? addresses.operation(target.method, target.path)
      : target.kind === 'tag'
        ? addresses.tag(target.name)
        : target.kind === 'schema'
          ? addresses.schema(target.name)
          : undefined;
  return found ?? addresses.overview;
}

/** Leaves out addresses that are pages again. The first of several redirects from one address counts. */
export function cleanRedirects(redirects: readonly Redirect[], isPage: (path: string) => boolean): Redirect[] {
  const kept = new Map<string, Redirect>();
  for (const redirect of redirects) {
    if (!isPage(redirect.from) && !kept.has(redirect.from)) kept.set(redirect.from, redirect);
  }
  return [...kept.values()].sort((a, b) => (a.from < b.from ? -1 : 1));
}
