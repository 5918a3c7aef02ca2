import type { SiteAddresses } from '../../openapi';
import type { OldTarget } from './types';

/** In the form of `@docusaurus/plugin-client-redirects`. */
export interface Redirect {
  from: string;
  to: string;
}

/** The new address of what an old one showed; the first page of the document, if it has no place of its own. */
export function newAddress(target: OldTarget, addresses: SiteAddresses): string {
  return placeOf(target, addresses) ?? addresses.overview;
}

function placeOf(target: OldTarget, { operation, tag, schema, heading }: SiteAddresses): string | undefined {
  switch (target.kind) {
    case 'operation':
      return operation(target.method, target.path);
    case 'tag':
      return tag(target.name);
    case 'schema':
      return schema(target.name);
    case 'heading':
      return heading(target.hash);
    default:
      return undefined;
  }
}

/** Leaves out addresses that are pages again. The first of several redirects from one address counts. */
export function cleanRedirects(redirects: readonly Redirect[], isPage: (path: string) => boolean): Redirect[] {
  const kept = new Map<string, Redirect>();
  for (const redirect of redirects) {
    if (!isPage(redirect.from) && !kept.has(redirect.from)) kept.set(redirect.from, redirect);
  }
  return [...kept.values()].sort((a, b) => (a.from < b.from ? -1 : 1));
}
