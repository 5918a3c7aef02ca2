import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkFrontMatter } from '../../plugins/navigation/core/frontMatter';
import { locate, readFrontMatter } from '../../plugins/shared/frontMatter/readFrontMatter';

function check(yaml: string): string[] {
  const { block } = readFrontMatter(`---\n${yaml}\n---\n\nText.`);
  return checkFrontMatter((parse(yaml) ?? {}) as Record<string, unknown>).map(({ path, at, message, hint }) => {
    const { line, column } = locate(block, path, at);
    return `${line}:${column} ${message}${hint ? ` ${hint}` : ''}`;
  });
}

test.each([
  '',
  'title: Rank\nsubtitle: Of all\norder: -1.5\ndebug: true\ntoc: false',
  'toc: content',
  'filename: shared/ranks.mdx\ndemo: { cols: 2 }',
  'group: Data\nnav: API',
  'group: { title: Data }\nnav: { title: API, order: 2, second: { title: More, order: 1 } }',
  'nav: { order: 2, second: More }',
  'id: x\nslug: /x\nsidebar_position: 3\nkeywords: [a]\ncustom_edit_url: null\ndisplayed_sidebar: null\nlast_update: {}',
  'hide_title: "true"\nsidebar_label: 5\npagination_next: null\ntags: [a]\nunlisted: true',
  'api: { kind: tag, sections: [] }',
  'hero: {}\nfeatures: []\nmyOwnKey: 1',
])('is right: %j', (yaml) => {
  expect(check(yaml)).toEqual([]);
});

describe('reports a wrong type with its place and the expected one', () => {
  test.each([
    ['title: 404', '2:8 `title` must be text, but it is the number 404. Write it in quotes: "404".'],
    ['title: A\norder: "2"', '3:8 `order` must be a number, but it is the text "2". Write it without quotes: 2.'],
    ['order: first', '2:8 `order` must be a number, but it is the text "first".'],
    ['# a comment\n\norder:', '4:1 `order` must be a number, but it is empty. Give it a value, or remove the key.'],
    ['debug: "yes"', '2:8 `debug` must be `true` or `false`, but it is the text "yes". Write `true`.'],
    ['toc: menu', '2:6 `toc` must be `content` or `false`, but it is the text "menu".'],
    ['filename: 3', '2:11 `filename` must be text, but it is the number 3. Write it in quotes: "3".'],
    ['demo: 2', '2:7 `demo` must be a map of `cols`, but it is the number 2.'],
    ['demo: { cols: 0 }', '2:15 `demo.cols` must be a whole number from 1, but it is the number 0.'],
    ['demo: { cols: 1.5 }', '2:15 `demo.cols` must be a whole number from 1, but it is the number 1.5.'],
    ['group: [Data]', '2:8 `group` must be a title, or a map of `title` and `order`, but it is a list.'],
    ['group:\n  title: A\n  order: x', '4:10 `group.order` must be a number, but it is the text "x".'],
    [
      'nav: { title: A, second: { title: 1 } }',
      '2:35 `nav.second.title` must be text, but it is the number 1. Write it in quotes: "1".',
    ],
    ['sidebar_position: [1]', '2:19 `sidebar_position` must be a number, but it is a list.'],
    ['slug: {}', '2:7 `slug` must be text, but it is a map.'],
  ])('%j', (yaml, expected) => {
    expect(check(yaml)).toEqual([expected]);
  });
});

describe('reports an unknown key with the nearest known one', () => {
  test.each([
    ['title: A\nordr: 1', '3:1 Unknown front matter `ordr`. Did you mean `order`?'],
    ['Group: Data', '2:1 Unknown front matter `Group`. Did you mean `group`?'],
    ['sidebarLabel: A', '2:1 Unknown front matter `sidebarLabel`. Did you mean `sidebar_label`?'],
    ['subTitle: A', '2:1 Unknown front matter `subTitle`. Did you mean `subtitle`?'],
    ['nav:\n  title: A\n  oder: 2', '4:3 `nav` has no key `oder`. Did you mean `order`?'],
    ['demo: { columns: 2 }', '2:9 `demo` has no key `columns`. `demo` has `cols`.'],
    ['group: { name: A }', '2:10 `group` has no key `name`. `group` has `title` and `order`.'],
    ['nav: { second: { titel: A } }', '2:18 `nav.second` has no key `titel`. Did you mean `title`?'],
  ])('%j', (yaml, expected) => {
    expect(check(yaml)).toEqual([expected]);
  });
});

test('names that every object has are no known keys', () => {
  expect(check('constructor: 1\ntoString: 2')).toEqual([]);
});

test('that is not closed, or no map, is a fault', () => {
  expect(readFrontMatter('---\nnever: closed\n').fault).toMatchObject({
    line: 1,
    message: expect.stringMatching(/not closed/),
  });
  expect(readFrontMatter('---\n- a\n---\n').fault).toMatchObject({
    line: 2,
    message: expect.stringMatching(/not a map/),
  });
});

describe('positions', () => {
  test('hold with a byte order mark, line ends of Windows and dashes in texts', () => {
    const text = '\uFEFF---\r\ntitle: a --- b\r\norder: x\r\n---\r\n\r\n---\r\n';
    const { block } = readFrontMatter(text);
    expect(block).toBe('\uFEFF---\r\ntitle: a --- b\r\norder: x\r\n');
    expect(locate(block, ['order'], 'value')).toEqual({ line: 3, column: 8 });
  });

  test('are those of the nearest key, where what was asked for is not there', () => {
    expect(locate('---\ngroup: Data\n', ['group', 'order'], 'value')).toEqual({ line: 2, column: 1 });
    expect(locate('---\ntitle: A\n', ['nav'], 'value')).toEqual({ line: 2, column: 1 });
  });

  test.each(['Text.', '', '----\nx: 1\n----\n', '# A\n\n---\n\nb: c\n\n---\n', '\n---\nx: 1\n---\n'])(
    '%j has no front matter',
    (text) => {
      expect(readFrontMatter(text)).toMatchObject({ block: '', values: {}, fault: undefined });
    },
  );
});

test.each([
  ['---\ntitle: A\n title: B\n', 3],
  ['---\ntitle: "A\norder: 1\n', 3],
  ['---\norder: 1\norder: 2\n', 3],
  ['---\ngroup: {title: A\nnav: B\n', 3],
])('broken YAML has a place: %j', (block, line) => {
  const { fault: error } = readFrontMatter(`${block}---\n`);
  expect(error?.message).toBeTruthy();
  expect(error?.line).toBeGreaterThanOrEqual(line - 1);
  expect(readFrontMatter('---\ntitle: A\n---\n').fault).toBeUndefined();
});
