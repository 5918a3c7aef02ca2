import { expect, it } from 'vitest';
import { applyFixes } from '../../plugins/check/core/output/applyFixes';
import type { CheckTarget } from '../../plugins/check/options';
import { BASE } from './rules/base';
import { checkFiles } from './support/checkFiles';

const CHINESE: Partial<CheckTarget> = {
  translations: [
    {
      locale: 'zh-CN',
      pagesDir: 'zh',
      messagesFile: 'zh/messages.yaml',
      flowsFile: 'zh/flows.yaml',
      commentsFile: 'zh/comments.json',
    },
  ],
  rules: { 'missing-page': 'off', 'translated-facts': 'off' },
};

async function fix(file: string, text: string): Promise<string> {
  const found = await checkFiles({ ...BASE, [file]: text }, undefined, file.startsWith('zh/') ? CHINESE : {});
  return applyFixes(
    text,
    found.flatMap((one) => (one.file === file && one.fix ? [one.fix] : [])),
  );
}

it.each([
  ['a limit', 'docs/guide.mdx', 'At most 60 `ids`.', 'At most 50 `ids`.'],
  ['a count above all', 'docs/guide.mdx', 'All 36 calls.', 'All 4 calls.'],
  ['a name with one candidate', 'docs/guide.mdx', 'Send `petID`.', 'Send `petId`.'],
  [
    'an anchor with one candidate',
    'docs/guide.mdx',
    'See [the clock](/api/pets#clocks).',
    'See [the clock](/api/pets#clock).',
  ],
  ['Chinese punctuation and spaces', 'zh/guide.mdx', '发送ids,最多 50 个.', '发送 ids，最多 50 个。'],
  ['several places of one line', 'docs/guide.mdx', 'At most 60 `ids` of `petID`.', 'At most 50 `ids` of `petId`.'],
])('corrects %s', async (_, file, written, corrected) => {
  expect(await fix(file, written)).toBe(corrected);
});

it('removes translations that are left over, and keeps comments', async () => {
  const text = '- en: Lost\n  zh: 丢失\n# Next\n- en: |-\n    Lost,\n    too\n  zh: |-\n    也丢失\n';
  expect(await fix('zh/messages.yaml', text)).toBe('# Next\n');
});

it.each([
  ['a count that may be meant for a group', 'All 3 calls of `petsList`.'],
  ['a number in words', 'At most sixty `ids`.'],
  ['a name without a candidate', 'Send `owner_name`.'],
])('leaves %s to the author', async (_, text) => {
  expect(await fix('docs/guide.mdx', text)).toBe(text);
});
