import { once } from '../../../shared/core/cache';
import type { ProjectPage } from '../project/project';
import { hashText } from '../text/hashText';

/** A short hash of what a translator reads, whatever the order of the front matter. */
export const hashPage = once(({ blocks }: Pick<ProjectPage, 'blocks'>): string => {
  const words = blocks.map(({ passage, code }) => passage?.text ?? code?.value ?? '').join('\n');
  return hashText(words);
});

export function followedKey({ locale, source }: Pick<ProjectPage, 'locale' | 'source'>): string {
  return `${locale}/${source}`;
}

/** Which original each translated page follows now. */
export function listFollowed(pages: readonly ProjectPage[]): Record<string, string> {
  const originals = new Map(pages.flatMap((page) => (page.isDefault ? [[page.source, page] as const] : [])));
  const hashes = pages.flatMap((page) => {
    const original = page.isDefault ? undefined : originals.get(page.source);
    return original ? [[followedKey(page), hashPage(original)] as const] : [];
  });
  return Object.fromEntries(hashes.sort(([a], [b]) => (a < b ? -1 : 1)));
}
