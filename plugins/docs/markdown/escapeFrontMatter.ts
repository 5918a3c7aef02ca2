import type { Root } from 'mdast';

/**
 * A remark plugin: Docusaurus writes front matter and the title of a page into code, as string literals whose backslashes
 * it does not escape. A title with one would lose it, or end its literal, and what follows would run.
 */
export function escapeFrontMatter() {
  return (_tree: Root, { data }: { data: Record<string, unknown> }): void => {
    if (data.frontMatter) Object.assign(data.frontMatter, escapeStrings(data.frontMatter));
    if (data.contentTitle) data.contentTitle = escapeStrings(data.contentTitle);
  };
}

/** As a code point: of two backslashes before a quote, Docusaurus takes one away. */
function escapeStrings(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\\', '\\x5c');
  if (Array.isArray(value)) return value.map(escapeStrings);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, escapeStrings(inner)]));
}
