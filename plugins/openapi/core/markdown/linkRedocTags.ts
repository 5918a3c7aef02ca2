import { escapeText } from './escapeText';

/** Where all security schemes stand; the page that shows the link gives it words. */
export const SECURITY_LINK = '<a href="#/components/securitySchemes"></a>';

const SECURITY = /<!--\s*redoc-inject:\s*<\/?security-?definitions\b[^>]*>\s*-->|<security-?definitions\b[^>]*>/gi;
const SCHEMA = /<SchemaDefinition\b[^>]*\bschemaRef\s*=\s*["']?(#\/[^"'\s>]+)["']?[^>]*>/gi;
const END = /<\/(?:security-?definitions|SchemaDefinition)\s*>/gi;

/** Redoc's own elements show a part of the document within a description: here they lead to the place that shows it. */
export function linkRedocTags(html: string): string {
  return html
    .replace(SECURITY, SECURITY_LINK)
    .replace(SCHEMA, (_tag, ref: string) => {
      const name = ref.slice(ref.lastIndexOf('/') + 1);
      return `<a href="${escapeText(ref)}">${escapeText(name)}</a>`;
    })
    .replace(END, '');
}
