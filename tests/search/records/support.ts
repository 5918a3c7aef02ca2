import { createSlugger } from '@docusaurus/utils';
import { type ReadOptions, readPage } from '../../../plugins/search/core/records/readPage';
import type { ParsedPage } from '../../../plugins/search/core/records/types';

export function read(text: string, options: Partial<ReadOptions> = {}): ParsedPage {
  const slugger = createSlugger();
  return readPage(text, { format: 'mdx', code: false, slug: (title) => slugger.slug(title), ...options }).page;
}

export function lines(text: string, options: Partial<ReadOptions> = {}): string[] {
  return read(text, options).parts.map((part) => {
    if (part.kind === 'text') return part.text;
    return part.kind === 'place' ? `@${part.name}` : `${'#'.repeat(part.depth)} ${part.id} ${part.title}`;
  });
}
