import { describe, expect, it } from 'vitest';
import { parsePage } from '../../plugins/shared/mdx/parseMdx';
import { readMdx } from '../../plugins/shared/mdx/readMdx';
import { collectTabs } from '../../plugins/tabs/core/collect';
import { findSameIds } from '../../plugins/tabs/core/findSameIds';
import type { TabFile } from '../../plugins/tabs/core/types';

const LAST = Number.POSITIVE_INFINITY;

function tab(page: string, key: string, more: Partial<TabFile> = {}): TabFile {
  const path = `${page}.$tab-${key}.mdx`;
  return { path, page, key, title: key, order: LAST, file: `/site/docs/${path}`, ...more };
}

function collect(files: TabFile[], locale = 'en', paths = ['api/rank', 'api/invite', 'guide']) {
  return collectTabs(files, { paths: new Set(paths), show: ({ path }) => `docs/${path}`, locale });
}

describe('the tabs of a page', () => {
  it.each<[string, TabFile[], string[]]>([
    ['by order', [tab('guide', 'a', { order: 2 }), tab('guide', 'b', { order: 1 })], ['b', 'a']],
    ['those without an order last', [tab('guide', 'a'), tab('guide', 'b', { order: 9 })], ['b', 'a']],
    ['negative first', [tab('guide', 'a', { order: 0 }), tab('guide', 'b', { order: -1 })], ['b', 'a']],
    [
      'then by title',
      [tab('guide', 'a', { title: 'Part 10', order: 1 }), tab('guide', 'b', { title: 'Part 9', order: 1 })],
      ['b', 'a'],
    ],
    ['then by key', [tab('guide', 'b', { title: 'T' }), tab('guide', 'a', { title: 'T' })], ['a', 'b']],
  ])('are collected %s', (_name, files, keys) => {
    expect(
      collect(files)
        .tabs.get('guide')
        ?.map(({ key }) => key),
    ).toEqual(keys);
  });

  it("are sorted in the reader's language", () => {
    const files = [tab('guide', 'a', { title: '限制' }), tab('guide', 'b', { title: '实例' })];
    const keys = (locale: string) =>
      collect(files, locale)
        .tabs.get('guide')
        ?.map(({ key }) => key);
    expect(keys('zh-CN')).toEqual(['b', 'a']);
  });

  it('are kept apart by page', () => {
    const { tabs, problems } = collect([tab('api/rank', 'a'), tab('api/invite', 'a')]);
    expect([...tabs.keys()].sort()).toEqual(['api/invite', 'api/rank']);
    expect(problems).toEqual([]);
  });
});

describe('what fits no page', () => {
  it('is a problem that lists the pages beside it', () => {
    const { tabs, problems } = collect([tab('api/rnk', 'a')]);
    expect(tabs.size).toBe(0);
    expect(problems).toEqual([
      {
        file: 'docs/api/rnk.$tab-a.mdx',
        line: 1,
        column: 1,
        rule: 'tab-without-page',
        severity: 'error',
        message: 'There is no page `api/rnk` that this could be a tab of.',
        hint: 'Pages in this folder: `invite`, `rank`.',
      },
    ]);
  });

  it('is a problem in an empty folder too', () => {
    expect(collect([tab('other/x', 'a')]).problems[0]?.hint).toBe('There are no pages in this folder.');
  });

  it('is a problem where two files have one key: the first stays', () => {
    const files = [tab('guide', 'a', { path: 'guide.$tab-a.mdx' }), tab('guide', 'a', { path: 'guide.$tab-a.md' })];
    const { tabs, problems } = collect(files);
    expect(tabs.get('guide')?.map(({ path }) => path)).toEqual(['guide.$tab-a.md']);
    expect(problems).toEqual([expect.objectContaining({ file: 'docs/guide.$tab-a.mdx', rule: 'tab-twice' })]);
    expect(problems[0]?.message).toContain('docs/guide.$tab-a.md');
  });
});

describe('headings', () => {
  const headings = (text: string) => readMdx(parsePage(text)).headings;

  it('of a page and its tabs must differ', () => {
    const page = { file: 'docs/rank.mdx', headings: headings('## Get {/* #get */}') };
    const recipes = { file: 'docs/rank.$tab-recipes.mdx', headings: headings('\n## Get\n## Other') };
    const limits = { file: 'docs/rank.$tab-limits.mdx', headings: headings('## Other') };
    expect(findSameIds([page, recipes, limits])).toEqual([
      expect.objectContaining({ file: recipes.file, line: 2, column: 4, rule: 'tab-heading-twice' }),
      expect.objectContaining({ file: limits.file, line: 1, column: 4, rule: 'tab-heading-twice' }),
    ]);
    expect(findSameIds([page])).toEqual([]);
  });
});
