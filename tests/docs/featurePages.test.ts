import { expect, it } from 'vitest';
import { listSources, readSource } from '../helpers/sources';

const ZH = 'src/i18n/zh-CN/docusaurus-plugin-content-docs/current/';
const FEATURES = listSources('docs/guide', /\.mdx$/).filter((file) =>
  readSource(file).includes('group: { title: Features'),
);

/** Tabs of pages of calls link to the guides for their samples. */
const SAMPLED = ['docs', ZH.slice(0, -1)]
  .flatMap((folder) => listSources(folder, /\.mdx$/))
  .filter((file) => !file.includes('$tab-') && /file=_samples\/\S+\.(ts|py)/.test(readSource(file)));

it('each page with samples leads to the project that has them', () => {
  expect(SAMPLED).toHaveLength(30);
  expect(SAMPLED.filter((file) => !/\(\/guide\/start#client\)|<ClientFiles/.test(readSource(file)))).toEqual([]);
});

it('there are pages of features', () => expect(FEATURES).toHaveLength(8));

it.each(FEATURES)(
  '%s begins with the client, what to enable, what to call and what comes back, and shows it live',
  (file) => {
    for (const [path, names] of [
      [file, ['Enable:', 'Call:', 'Result:']],
      [file.replace('docs/', ZH), ['启用', '调用', '结果']],
    ] as const) {
      const page = readSource(path).replace(/^---\n[^]*?\n---\n/, '');
      const start = page.slice(0, page.indexOf('<Demo '));
      expect([...start.matchAll(/^- \*\*(.*?)\*\*/gm)].map(([, name]) => name)).toEqual(names);
      expect(start).toContain('<ClientFiles />');
    }
  },
);
