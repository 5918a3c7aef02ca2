import { describe, expect, it } from 'vitest';
import { pageOfFile, parseTabFile, titleFromKey } from '../../plugins/tabs/core/fileName';
import { readTabFrontMatter } from '../../plugins/tabs/core/frontMatter';

describe('the name of a file', () => {
  it.each([
    ['rank.$tab-recipes.mdx', 'rank', 'recipes'],
    ['api/rank.$tab-recipes.md', 'api/rank', 'recipes'],
    ['api/v1.2.$tab-a-2.mdx', 'api/v1.2', 'a-2'],
    ['api/index.$tab-faq.mdx', 'api/index', 'faq'],
  ])('%s is a tab of %s: %s', (path, page, key) => {
    expect(parseTabFile(path, path)).toEqual({ value: { page, key }, problems: [] });
  });

  it.each([
    ['rank.$tab-.mdx', '', 'rank.$tab-recipes.mdx'],
    ['rank.$tab-Game Server.mdx', 'Game Server', 'rank.$tab-game-server.mdx'],
    ['rank.$tab-recipes.zh-CN.mdx', 'recipes.zh-CN', 'in the folder of its language'],
    ['rank.$tab--x-.mdx', '-x-', 'rank.$tab-x.mdx'],
    ['rank.$tab-排行.mdx', '排行', 'rank.$tab-recipes.mdx'],
  ])('%s is none, and what would be right is said', (path, key, hint) => {
    const { value, problems } = parseTabFile(`api/${path}`, `docs/api/${path}`);
    expect(value).toBeUndefined();
    expect(problems).toEqual([
      expect.objectContaining({ file: `docs/api/${path}`, line: 1, column: 1, rule: 'tab-file-name' }),
    ]);
    expect(problems[0]?.message).toContain(key || 'no key');
    expect(problems[0]?.hint).toContain(hint);
  });

  it.each([
    ['api/rank.mdx', 'api/rank'],
    ['api/rank.gen.mdx', 'api/rank'],
    ['index.md', 'index'],
  ])('%s is the page %s', (file, page) => {
    expect(pageOfFile(file)).toBe(page);
  });

  it('gives a title where the file has none', () => {
    expect(titleFromKey('game-server')).toBe('Game server');
  });
});

describe('front matter', () => {
  const read = (lines: string[]) => readTabFrontMatter(lines.join('\n'), 'docs/rank.$tab-x.mdx');

  it.each([
    [['Text only.'], {}],
    [['---', '---', 'Text.'], {}],
    [['---', '# a comment', '---'], {}],
    [['---', 'title: Recipes', 'order: -1.5', '---', 'Text.'], { title: 'Recipes', order: -1.5 }],
    [
      ['---\r', 'hide_table_of_contents: true\r', 'toc_max_heading_level: 4\r', '---\r', ''],
      { hide_table_of_contents: true, toc_max_heading_level: 4 },
    ],
    [['---', 'sidebar_position: 3', '---'], { sidebar_position: 3 }],
  ])('of %j is %j', (lines, value) => {
    expect(read(lines)).toEqual({ value, problems: [] });
  });

  it.each<[string[], number, number, RegExp, RegExp | undefined]>([
    [['---', 'title: ""', '---'], 2, 8, /`title` must be text/, undefined],
    [['---', 'title: 12', '---'], 2, 8, /`title` must be text/, undefined],
    [['---', 'title: A', 'order: first', '---'], 3, 8, /`order` must be a number/, undefined],
    [['---', 'order:', '---'], 2, 1, /`order` must be a number/, undefined],
    [['---', 'order: [1]', '---'], 2, 8, /`order` must be a number/, undefined],
    [['---', 'hide_table_of_contents: yes please', '---'], 2, 25, /`true` or `false`/, undefined],
    [['---', 'toc_min_heading_level: 7', '---'], 2, 24, /from 2 to 6/, undefined],
    [['---', 'title: A', 'ordr: 2', '---'], 3, 1, /Unknown front matter `ordr`/, /`order`/],
    [['---', 'Title: A', '---'], 2, 1, /Unknown front matter `Title`/, /`title`/],
    [['---', '- title', '---'], 2, 1, /not a map of keys/, /title: Recipes/],
    [['---', 'title: "A', 'order: 1', '---'], 2, 8, /closing quote/, undefined],
    [['---', 'title: A', 'title: B', '---'], 3, 1, /^Duplicate key `title`\.$/, undefined],
  ])('of %j is wrong at %i:%i', (lines, line, column, message, hint) => {
    const { value, problems } = read(lines);
    expect(value).toBeUndefined();
    expect(problems).toEqual([expect.objectContaining({ line, column, rule: 'tab-front-matter', severity: 'error' })]);
    expect(problems[0]?.message).toMatch(message);
    expect(problems[0]?.message).not.toMatch(/\n/);
    if (hint) expect(problems[0]?.hint).toMatch(hint);
  });

  it('reports all problems at once', () => {
    expect(read(['---', 'titel: A', 'order: x', '---']).problems.length).toBeGreaterThan(0);
  });
});
