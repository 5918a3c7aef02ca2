import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readCompanion } from '../../plugins/openapi/companion';

let docs = '';

beforeEach(() => {
  docs = mkdtempSync(join(tmpdir(), 'companion-'));
});

function put(path: string, text: string): void {
  mkdirSync(join(docs, path, '..'), { recursive: true });
  writeFileSync(join(docs, path), text);
}

test('a page without a companion has none', () => {
  put('api/other.mdx', 'x');
  expect(readCompanion([docs], 'api/rank')).toBeUndefined();
  expect(readCompanion([join(docs, 'nowhere')], '')).toBeUndefined();
});

test.each(['api/rank.mdx', 'api/rank.md', 'api/rank/index.mdx', 'api/rank/index.md'])('%s is one', (path) => {
  put(path, '<Operations/>');
  expect(readCompanion([docs], 'api/rank')?.path).toBe(path);
});

test.each(['index.mdx', 'index.md'])('%s is one of the first page', (path) => {
  put(path, '<Operations />');
  expect(readCompanion([docs], '')).toMatchObject({ path, content: { before: '', after: '' } });
});

test('what stands before and after the place of the calls, and the front matter, are apart', () => {
  put('a.mdx', '---\ntitle: Mine\norder: 3\n---\n\nBefore.\n\n<Operations/>\n\nAfter.\n');
  expect(readCompanion([docs], 'a')?.content).toEqual({
    frontMatter: { title: 'Mine', order: 3 },
    before: 'Before.',
    after: 'After.',
  });
});

test('lines may end as on Windows, and front matter may be missing or no mapping', () => {
  put('a.mdx', '---\r\ntitle: Mine\r\n---\r\nBefore.\r\n<Operations />\r\nAfter.');
  expect(readCompanion([docs], 'a')?.content).toEqual({
    frontMatter: { title: 'Mine' },
    before: 'Before.',
    after: 'After.',
  });
  put('b.mdx', 'Before.\n<Operations/>');
  expect(readCompanion([docs], 'b')?.content).toEqual({ frontMatter: {}, before: 'Before.', after: '' });
  put('c.mdx', '---\n- a\n---\n<Operations/>');
  expect(readCompanion([docs], 'c')?.content?.frontMatter).toEqual({});
});

test.each(['No place.', 'In a line <Operations/> is no place.', '<OperationsList/>', '{/* <Operations/> */}'])(
  'without a place for the calls it stands alone: %j',
  (text) => {
    put('a.mdx', text);
    expect(readCompanion([docs], 'a')).toEqual({ path: 'a.mdx', content: undefined });
  },
);
