import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readHandwrittenPage } from '../../plugins/openapi/write/readHandwrittenPage';

let docs = '';

beforeEach(() => {
  docs = mkdtempSync(join(tmpdir(), 'handwritten-'));
});

function put(path: string, text: string): void {
  mkdirSync(join(docs, path, '..'), { recursive: true });
  writeFileSync(join(docs, path), text);
}

test('a generated page without a hand-written one is generated whole', () => {
  put('api/other.mdx', 'x');
  expect(readHandwrittenPage([docs], 'api/rank')).toBeUndefined();
  expect(readHandwrittenPage([join(docs, 'nowhere')], '')).toBeUndefined();
});

test.each(['api/rank.mdx', 'api/rank.md', 'api/rank/index.mdx', 'api/rank/index.md'])('%s is one', (path) => {
  put(path, '<Operations/>');
  expect(readHandwrittenPage([docs], 'api/rank')?.path).toBe(path);
});

test.each(['index.mdx', 'index.md'])('%s is one of the first page', (path) => {
  put(path, '<Operations />');
  expect(readHandwrittenPage([docs], '')).toMatchObject({ path, content: { before: '', after: '' } });
});

test('separates the front matter from the text before and after the calls', () => {
  put('a.mdx', '---\ntitle: Mine\norder: 3\n---\n\nBefore.\n\n<Operations/>\n\nAfter.\n');
  expect(readHandwrittenPage([docs], 'a')?.content).toEqual({
    frontMatter: { title: 'Mine', order: 3 },
    before: 'Before.',
    after: 'After.',
  });
});

test('the place of the calls may take several lines', () => {
  put('a.mdx', 'Before.\n\n<Operations\n/>\n\nAfter.');
  expect(readHandwrittenPage([docs], 'a')).toMatchObject({
    content: { before: 'Before.', after: 'After.' },
    problems: [],
  });
});

test('bold text in front matter is a slip', () => {
  put('a.mdx', '---\ntitle: *Mine*\n---\n<Operations />');
  expect(readHandwrittenPage([docs], 'a')?.problems).toMatchObject([
    { line: 2, column: 8, rule: 'front-matter-syntax' },
  ]);
});

test('lines may end as on Windows, and front matter may be missing, but must be a map', () => {
  put('a.mdx', '---\r\ntitle: Mine\r\n---\r\nBefore.\r\n<Operations />\r\nAfter.');
  expect(readHandwrittenPage([docs], 'a')?.content).toEqual({
    frontMatter: { title: 'Mine' },
    before: 'Before.',
    after: 'After.',
  });
  put('b.mdx', 'Before.\n<Operations/>');
  expect(readHandwrittenPage([docs], 'b')?.content).toEqual({ frontMatter: {}, before: 'Before.', after: '' });
  put('c.mdx', '---\n- a\n---\n<Operations/>');
  expect(readHandwrittenPage([docs], 'c')).toMatchObject({
    problems: [{ rule: 'front-matter-syntax', line: 2, column: 1 }],
  });
});

test('a standalone page has no place for the calls', () => {
  put('a.mdx', '---\nstandalone: true\n---\nMine.');
  expect(readHandwrittenPage([docs], 'a')).toMatchObject({ path: 'a.mdx', problems: [] });
  expect(readHandwrittenPage([docs], 'a')?.content).toBeUndefined();
});

const HEAD = '---\ntitle: Mine\n---\n\n';

test.each([
  ['No place.', '1:1 no `<Operations />`'],
  ['{/* <Operations/> */}', '1:1 no `<Operations />`'],
  ['```mdx\n<Operations />\n```', '1:1 no `<Operations />`'],
  ['<Operation />', '5:1 no `<Operations />`'],
  ['In a line <Operations/> is no place.', '5:11 needs a line of its own'],
  ['<div>\n  <Operations />\n</div>', '6:3 needs a line of its own'],
  ['<Operations />\n\nMore.\n\n<Operations />', '9:1 already on line 5'],
  ['<Operations>', '5:1 never closed'],
  ['Text {with a brace}.\n\n<Operations />', '5:7 not valid JavaScript'],
])('%j is reported where it is written', (text, expected) => {
  put('a.mdx', HEAD + text);
  const { problems = [], content } = readHandwrittenPage([docs], 'a') ?? {};
  const found = problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
  const [place = '', ...words] = expected.split(' ');
  expect(found).toEqual([expect.stringContaining(words.join(' '))]);
  expect(found[0]).toMatch(new RegExp(`^${place} `));
  if (!text.includes('<Operations')) expect(content).toBeUndefined();
});

test('front matter that is not YAML is reported in the words of its author', () => {
  put('a.mdx', '---\ntitle: [x\n---\n<Operations />');
  expect(readHandwrittenPage([docs], 'a')?.problems).toMatchObject([
    { line: 2, column: 8, rule: 'front-matter-syntax', message: '`[` is never closed.' },
  ]);
});

test('what the site finds in it is reported too', () => {
  put('a.mdx', `${HEAD}<Foo />\n\n<Operations />\n`);
  const check = (file: string, { components }: { components: Array<{ name: string; line: number }> }) =>
    components.map(({ name, line }) => ({
      file,
      line,
      column: 1,
      rule: name,
      severity: 'error' as const,
      message: '',
    }));
  expect(readHandwrittenPage([docs], 'a', { check })?.problems).toMatchObject([{ rule: 'Foo', line: 5 }]);
});
