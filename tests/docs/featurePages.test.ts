import { expect, it } from 'vitest';
import { listSources, readSource } from '../helpers/sources';

const ZH = 'src/i18n/zh-CN/docusaurus-plugin-content-docs/current/';
const FEATURES = listSources('docs/guide', /\.mdx$/).filter((file) =>
  readSource(file).includes('group: { title: Features'),
);

it('there are pages of features', () => expect(FEATURES).toHaveLength(8));

it.each(FEATURES)('%s begins with what to enable, what to call and what comes back, and shows it live', (file) => {
  for (const [path, names] of [
    [file, ['Enable:', 'Call:', 'Result:']],
    [file.replace('docs/', ZH), ['启用', '调用', '结果']],
  ] as const) {
    const page = readSource(path).replace(/^---\n[^]*?\n---\n/, '');
    const start = page.slice(0, page.indexOf('<Demo '));
    expect([...start.matchAll(/^- \*\*(.*?)\*\*/gm)].map(([, name]) => name)).toEqual(names);
    expect(start).not.toContain('```');
  }
});
