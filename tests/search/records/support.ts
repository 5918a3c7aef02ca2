import { createSlugger } from '@docusaurus/utils';
import { readTree } from '../../../plugins/search/core/records/readTree';
import type { ParsedPage } from '../../../plugins/search/core/records/types';
import { parseCommonMark } from '../../../plugins/shared/mdx/parseMdx';
import { createPageParser } from '../../../plugins/shared/mdx/parsePage';

const parsers = Object.fromEntries(
  (['md', 'mdx'] as const).map((format) => {
    const mdx1Compat = { comments: true, admonitions: false, headingIds: false };
    return [format, createPageParser({ format, mdx1Compat })];
  }),
);

interface Reading {
  format?: 'md' | 'mdx';
  code?: boolean;
}

export function read(text: string, { format = 'mdx', code = false }: Reading = {}): ParsedPage {
  const slugger = createSlugger();
  const tree = parsers[format]?.(text, '').tree ?? parseCommonMark(text).tree;
  return readTree(tree, { code, slug: (title) => slugger.slug(title) });
}

export function lines(text: string, reading: Reading = {}): string[] {
  return read(text, reading).parts.map((part) => {
    if (part.kind === 'text') return part.text;
    return part.kind === 'place' ? `@${part.name}` : `${'#'.repeat(part.depth)} ${part.id} ${part.title}`;
  });
}
