import { escapeText } from './escapeText';

/** Link to all security schemes; the page inserts the link text. */
export const SECURITY_LINK = '<a href="#/components/securitySchemes"></a>';

const SECURITY = /<!--\s*redoc-inject:\s*<\/?security-?definitions\b[^>]*>\s*-->|<security-?definitions\b[^>]*>/gi;
const SCHEMA = /<SchemaDefinition\b[^>]*\bschemaRef\s*=\s*["']?(#\/[^"'\s>]+)["']?[^>]*>/gi;
const END = /<\/(?:security-?definitions|SchemaDefinition)\s*>/gi;

/** Redoc's own elements show part of the document within a description; they become links to it. */
export function linkRedocTags(html: string): string {
  return html
    .replace(SECURITY, SECURITY_LINK)
    .replace(SCHEMA, (_tag, ref: string) => {
      const name = ref.slice(ref.lastIndexOf('/') + 1);
      return `<a href="${escapeText(ref)}">${escapeText(name)}</a>`;
    })
    .replace(END, '');
}
