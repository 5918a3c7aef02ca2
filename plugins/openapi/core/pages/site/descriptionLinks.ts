import type { Html } from '../../../../shared/core/description/html';

export interface DescriptionLink {
  href: string;
  /** How the document writes it, where it is relative to other documentation. */
  written?: string;
  /** Relative to other documentation, of which the document does not say where it is: only its text is shown. */
  leadsNowhere?: true;
  text: string;
  /** Without slashes at its ends. */
  page: string;
}

/** Returns the address of a link, relative to the docs root. */
export type LinkResolver = (link: DescriptionLink) => string;

const LINK = /<a href="([^"]*)"([^>]*)>(.*?)<\/a>/gs;
const ENTITIES: Record<string, string> = { '&#x26;': '&', '&#x22;': '"', '&#x27;': "'", '&#x3C;': '<' };

/** `resolve` returns the address of a link, or `undefined` if only its text is to be shown. */
export function resolveLinks(
  html: Html,
  text: string,
  page: string,
  resolve: (link: DescriptionLink) => string | undefined,
): Html {
  if (!html.includes('<a href="')) return html;
  return html.replace(LINK, (tag: string, written: string, attributes: string, content: string) => {
    const href = written.replace(/&#x(?:26|22|27|3C);/g, (entity) => ENTITIES[entity] ?? entity);
    const address = resolve({ href, text, page });
    if (address === undefined) return content;
    if (address === href) return tag;
    return `<a href="${address.replaceAll('&', '&#x26;').replaceAll('"', '&#x22;')}"${attributes}>${content}</a>`;
  });
}
