import type { Html } from '../../../../shared/core/description/html';

export interface DescriptionLink {
  href: string;
  /** How the document writes it, where it is relative to other documentation. */
  written?: string;
  text: string;
  /** Without slashes at its ends. */
  page: string;
}

/** Returns the address of a link, relative to the docs root. */
export type LinkResolver = (link: DescriptionLink) => string;

const LINK = /<a href="([^"]*)"/g;
const ENTITIES: Record<string, string> = { '&#x26;': '&', '&#x22;': '"', '&#x27;': "'", '&#x3C;': '<' };

export function resolveLinks(html: Html, text: string, page: string, resolve: LinkResolver): Html {
  if (!html.includes('<a href="')) return html;
  return html.replace(LINK, (tag: string, written: string) => {
    const href = written.replace(/&#x(?:26|22|27|3C);/g, (entity) => ENTITIES[entity] ?? entity);
    const address = resolve({ href, text, page });
    return address === href ? tag : `<a href="${address.replaceAll('&', '&#x26;').replaceAll('"', '&#x22;')}"`;
  });
}
