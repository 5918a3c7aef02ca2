import { expect, it } from 'vitest';
import { compilePage } from '../openapi/support/compilePage';

it('a page keeps the backslashes of its title and of its front matter, and none ends a string', async () => {
  const nasty = "C:\\new \\' \\\\' \\\\\\' '+(globalThis.pwned = 1)+'\\";
  const head = { title: nasty, group: { title: nasty, order: 1 }, keywords: [nasty, 1, null], draft: false };
  const yaml = Object.entries(head).map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`);
  const mdx = `---\n${yaml.join('')}last_update: { date: 2026-01-02 }\n---\n\n# ${nasty.replaceAll('\\', '\\\\')}\n\nText.\n`;
  const page = await compilePage({ file: 'page.mdx', mdx, dataFile: '', json: '{}' });
  expect(page.frontMatter).toEqual({ ...head, last_update: { date: new Date('2026-01-02') } });
  expect(page.contentTitle).toBe(nasty);
  expect(globalThis).not.toHaveProperty('pwned');
});
