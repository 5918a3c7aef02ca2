import type { Html } from '../schema/types';

/** A link in a text of the document, and the page that shows it. */
export interface DescriptionLink {
  /** As the author wrote it. */
  href: string;
  /** The text that holds it. */
  text: string;
  /** Address of the page, without slashes at its ends. */
  page: string;
}

/** Gives the address that a link leads to, from the docs' root. */
export type LinkResolver = (link: DescriptionLink) => string;

const LINK = /<a href="([^"]*)"/g;
const ENTITIES: Record<string, string> = { '&#x26;': '&', '&#x22;': '"', '&#x27;': "'", '&#x3C;': '<' };

/** Makes the links of a rendered text right for the page that shows it. */
export function resolveLinks(html: Html, text: string, page: string, resolve: LinkResolver): Html {
  if (!html.includes('<a href="')) return html;
  return html.replace(LINK, (tag: string, written: string) => {
    const href = written.replace(/&#x(?:26|22|27|3C);/g, (entity) => ENTITIES[entity] ?? entity);
    const address = resolve({ href, text, page });
    return address === href ? tag : `<a href="${address.replaceAll('&', '&#x26;').replaceAll('"', '&#x22;')}"`;
  });
}
