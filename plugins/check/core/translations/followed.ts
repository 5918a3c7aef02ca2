import type { ProjectPage } from '../project';

/** A short hash of what a translator reads: FNV-1a of the words, without front matter order, spaces and comments. */
export function hashPage({ blocks }: Pick<ProjectPage, 'blocks'>): string {
  const words = blocks.map(({ passage, code }) => passage?.text ?? code?.value ?? '').join('\n');
  let hash = 0x811c9dc5;
  for (const letter of words.replace(/\{\/\*[\s\S]*?\*\/\}/g, '').replace(/\s+/g, ' ')) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, '0');
}

export function followedKey({ locale, source }: Pick<ProjectPage, 'locale' | 'source'>): string {
  return `${locale}/${source}`;
}
