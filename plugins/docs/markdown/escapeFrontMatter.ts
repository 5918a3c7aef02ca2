import type { Root } from 'mdast';

/** Docusaurus does not escape backslashes in front matter and titles that it puts into string literals of code. */
export function escapeFrontMatter() {
  return (_tree: Root, { data }: { data: Record<string, unknown> }): void => {
    if (data.frontMatter) Object.assign(data.frontMatter, escapeStrings(data.frontMatter));
    if (data.contentTitle) data.contentTitle = escapeStrings(data.contentTitle);
  };
}

/** Not `\\`: Docusaurus removes one of two backslashes before a quote. */
function escapeStrings(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\\', '\\x5c');
  if (Array.isArray(value)) return value.map(escapeStrings);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, escapeStrings(inner)]));
}
