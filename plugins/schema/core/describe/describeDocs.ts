import type { ReferenceView, SchemaLinks } from '../types';

/** A link to documentation elsewhere; a text where nobody says what a relative address is relative to. */
export function describeDocs(
  docs: { url: string; description?: string | undefined } | undefined,
  links: Pick<SchemaLinks, 'docs'>,
): ReferenceView | undefined {
  if (!docs) return undefined;
  const { url, description } = docs;
  const href = links.docs(url);
  if (href !== undefined) return { href, text: description ?? href };
  return { text: description === undefined ? url : `${description} (${url})` };
}
