import type { Operation } from '../model/types';
import type { SiteLinks } from './context';

/** A link to documentation elsewhere; a text where nobody says what a relative address is relative to. */
export function describeDocs(
  docs: Operation['externalDocs'],
  links: Pick<SiteLinks, 'docs'>,
): { href?: string; text: string } | undefined {
  if (!docs) return undefined;
  const { url, description } = docs;
  const href = links.docs(url);
  if (href !== undefined) return { href, text: description ?? href };
  return { text: description === undefined ? url : `${description} (${url})` };
}
