import { expect, test } from 'vitest';
import { buildSidebar, type SidebarEntry } from '../../../plugins/navigation/core/sidebar';
import type { JsonObject } from '../../../plugins/shared/core/json';
import { pathsOf, siteOf } from '../model/support';

function sidebar(document: JsonObject): string[] {
  const { list } = siteOf({
    components: { schemas: { A: {} } },
    'x-error-catalogue': [{ code: 1, meaning: 'x' }],
    ...document,
  });
  const docs = list.map(({ path, title, label, meta, kind, parent }) => ({
    id: path,
    title,
    source: `${path}.gen.mdx`,
    frontMatter: {
      ...meta,
      slug: `/${path}`,
      ...(label ? { sidebar_label: label } : {}),
      api: { kind, ...(parent === undefined ? {} : { parent }), sections: [] },
    },
  }));
  const print = (entries: SidebarEntry[], indent = ''): string[] =>
    entries.flatMap((entry) => [
      `${indent}${entry.label}`,
      ...(entry.type === 'category' ? print(entry.items, `${indent}  `) : []),
    ]);
  return print(buildSidebar(docs));
}

test('models are last, after all tags, however many there are', () => {
  const tags = Array.from({ length: 1_200 }, (_, index) => `Tag ${index}`);
  expect(sidebar({ paths: pathsOf(tags) })).toEqual(['Overview', ...tags, 'Error codes', 'Data models']);
});

test('after the groups of tags come the tags that have none, then error codes and models', () => {
  const document = {
    paths: pathsOf(['Alone', 'Cats', 'Toys', undefined]),
    'x-tagGroups': [
      { name: 'Things', tags: ['Toys'] },
      { name: 'Animals', tags: ['Cats'] },
    ],
  };
  expect(sidebar(document)).toEqual([
    'Overview',
    'Things',
    '  Toys',
    'Animals',
    '  Cats',
    'More',
    '  Alone',
    '  Other calls',
    'Reference',
    '  Error codes',
    '  Data models',
  ]);
});
