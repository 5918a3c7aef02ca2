import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locateText } from '../../plugins/document/locateText';
import { createReader, nodeHost, retryingHost } from '../../plugins/document/read';
import { resolveLinks } from '../../plugins/openapi/core/pages/site/descriptionLinks';

const BLOCK = 'First line.\nSee [a](one.mdx) and [b](two.mdx).\n';
const SPEC = `openapi: 3.1.1
info:
  title: T
  version: '1'
  description: |
    First line.
    See [a](one.mdx) and [b](two.mdx).
tags:
  - { name: A, description: 'See [a](one.mdx).' }
  - name: B
    description: >-
      See [a](one.mdx).
paths: {}
`;

test('a part of a text is found in a block, in quotes and in a folded text', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'locate-'));
  await writeFile(join(folder, 'a.yaml'), SPEC);
  const { document } = await createReader(folder).read('a.yaml');
  const places = async (text: string, part: string) =>
    document && (await locateText(document, text, part, folder)).map(({ line, column }) => `${line}:${column}`);
  expect(await places(BLOCK, 'two.mdx')).toEqual(['7:30']);
  expect(await places('See [a](one.mdx).', 'one.mdx')).toEqual(['9:38', '12:15']);
  expect(await places('See [a](one.mdx).', 'three.mdx')).toEqual(['9:29', '11:18']);
  expect(await places('Gone.', 'one.mdx')).toEqual([]);
});

test('links of a text get the address for the page that shows it, and nothing else changes', () => {
  const seen: string[] = [];
  const html = '<p><a href="b?x=1&#x26;y=2">href="b"</a> <a href="https://c.example">c</a></p>';
  const resolved = resolveLinks(html, 'text', 'api/a', ({ href, text, page }) => {
    seen.push(`${page} ${text} ${href}`);
    return href.startsWith('b') ? `/api/${href}` : href;
  });
  expect(seen).toEqual(['api/a text b?x=1&y=2', 'api/a text https://c.example']);
  expect(resolved).toBe(html.replace('<a href="b?', '<a href="/api/b?'));
});

test('a file that a save empties before it writes it is never read as empty', async () => {
  const contents = ['', '', 'openapi: 3.1.1'];
  const host = retryingHost({ ...nodeHost, readFile: async () => Buffer.from(contents.shift() ?? 'late') });
  expect(String(await host.readFile('a.yaml'))).toBe('openapi: 3.1.1');
});
