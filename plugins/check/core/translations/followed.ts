import { once } from '../../../shared/cache';
import type { ProjectPage } from '../project';

/** A short hash of what a translator reads: FNV-1a of the words, without front matter order, spaces and comments. */
export const hashPage = once(({ blocks }: Pick<ProjectPage, 'blocks'>): string => {
  const words = blocks.map(({ passage, code }) => passage?.text ?? code?.value ?? '').join('\n');
  let hash = 0x811c9dc5;
  for (const letter of words.replace(/\{\/\*[\s\S]*?\*\/\}/g, '').replace(/\s+/g, ' ')) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, '0');
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
