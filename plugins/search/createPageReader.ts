import type { LoadContext } from '@docusaurus/types';
import { createSlugger } from '@docusaurus/utils';
import type { FillPage } from '../docs';
import { readIfThere } from '../shared/files';
import { parseCommonMark } from '../shared/mdx/parseMdx';
import { createPageParser } from '../shared/mdx/parsePage';
import { readTree } from './core/records/readTree';
import type { ParsedPage } from './core/records/types';
import type { SearchOptions } from './options';

/** Reads pages, as readers see them, for the index. Invalid MDX, which the bundler reports, is read as CommonMark. */
export function createPageReader(
  { siteConfig }: Pick<LoadContext, 'siteConfig'>,
  { code }: SearchOptions,
): (file: string, fillPage?: FillPage) => Promise<ParsedPage> {
  const { markdown } = siteConfig;
  const parse = createPageParser(markdown);

  return async (file, fillPage) => {
    // In the dev server, a page may be deleted before its index is made; the next one is without it.
    const { text, tree } = parse((await readIfThere(file)) ?? '', file);
    const slugger = createSlugger();
    const parsed = tree ?? parseCommonMark(text).tree;
    const page = fillPage ? structuredClone(parsed) : parsed;
    // The check of pages tells what is wrong with a fact.
    await fillPage?.(page, { path: file }).catch(() => undefined);
    return readTree(page, {
      code,
      slug: (title) => slugger.slug(title, markdown.anchors),
    });
  };
}
