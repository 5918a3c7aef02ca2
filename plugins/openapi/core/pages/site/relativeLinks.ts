import type { ApiModel } from '../../model/types';

/** Makes a URL of what has no host; `//host` gets its scheme. */
const HERE = 'https://here.invalid';

/** A link to another page, without the site that the page is on. */
export function isRelative(href: string): boolean {
  return !href.startsWith('#') && !URL.canParse(href) && URL.canParse(href, HERE);
}

/** The address that relative links of a document continue; `undefined`: this site. See the option `docsUrl`. */
export function baseOf(model: ApiModel, docsUrl: string | undefined): string | undefined {
  return docsUrl === 'document' ? originOf(model) : docsUrl;
}

/** The first site that a document names: of its documentation, its authors or its servers. */
function originOf({ externalDocs, contact, servers }: ApiModel): string | undefined {
  const urls = [externalDocs?.url, contact?.url, ...servers.map(({ url }) => url)];
  const url = urls.find((one) => one !== undefined && /^(https?:)?\/\//i.test(one) && URL.canParse(one, HERE));
  return url && new URL(url, HERE).origin;
}
