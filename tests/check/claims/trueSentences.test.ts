import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { BASE } from '../rules/base';
import { checkFiles } from '../support/checkFiles';

const SENTENCES = parse(readFileSync(join(import.meta.dirname, 'trueSentences.yaml'), 'utf8')) as Record<
  string,
  string[]
>;

const pageOf = (sentences: string[]) => `---\ntitle: Guide\n---\n\n${sentences.join('\n\n')}\n`;
const sentences = Object.values(SENTENCES).flat();

it('raises nothing for a hundred true sentences near the words of claims, in both languages', async () => {
  expect(sentences.length).toBeGreaterThanOrEqual(100);
  const found = await checkFiles({ ...BASE, 'docs/guide.mdx': pageOf(sentences) });
  expect(found.map(({ line, rule, message }) => `${sentences[(line - 5) / 2]} ${rule}: ${message}`)).toEqual([]);
});

it('finds the false ones among them', async () => {
  const wrong = ['Ask for `ids`, at most 60.', '`ttl` 的单位是秒。'];
  const found = await checkFiles({ ...BASE, 'docs/guide.mdx': pageOf([...sentences, ...wrong]) });
  expect(found.map(({ message }) => message)).toEqual([
    'The document says at most 50, not 60.',
    'The document gives `ttl` in minutes, not in seconds.',
  ]);
});
