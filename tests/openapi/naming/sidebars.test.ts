import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSidebar, type SidebarEntry } from '../../../plugins/navigation/core/sidebar';
import type { ApiPage } from '../../../plugins/openapi/core/pages/site/types';
import type { JsonObject } from '../../../plugins/shared/core/json';
import { siteOf } from '../model/support';

const FOLDER = join(import.meta.dirname, 'documents');
const DOCUMENTS = readdirSync(FOLDER).filter((file) => file.endsWith('.txt'));

/** Lines: `tag <name>`, `<METHOD> <path> | <operationId> | <tag> | <summary>`, `model <name> | <number of fields>`. */
function readDocument(text: string): JsonObject {
  const tags: JsonObject[] = [];
  const paths: Record<string, JsonObject> = {};
  const schemas: JsonObject = {};
  for (const line of text.split('\n').filter(Boolean)) {
    const [head = '', second, tag, summary] = line.split(' | ').map((part) => part.trim() || undefined);
    const [word = '', ...rest] = (head ?? '').split(' ');
    const name = rest.join(' ');
    if (word === 'tag') tags.push({ name });
    else if (word === 'model') schemas[name] = { type: 'object', properties: fields(Number(second)) };
    else {
      const operation = {
        ...(second ? { operationId: second } : {}),
        ...(tag ? { tags: [tag] } : {}),
        ...(summary ? { summary } : {}),
      };
      paths[name] = { ...paths[name], [word.toLowerCase()]: operation };
    }
  }
  return { tags, paths, components: { schemas } };
}

function fields(count: number): JsonObject {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, { type: 'string' }]));
}

function print(pages: ApiPage[]): string {
  const docs = pages.map(({ path, title, label, meta, kind, method, parent, sections }) => ({
    id: path || 'index',
    title,
    source: `${path || 'index'}.gen.mdx`,
    frontMatter: {
      ...meta,
      slug: `/${path}`,
      ...(label ? { sidebar_label: label } : {}),
      api: {
        kind,
        ...(method ? { method } : {}),
        ...(parent === undefined ? {} : { parent }),
        sections: sections.filter(({ bare, level }) => !bare && !level),
      },
    },
  }));
  const lines = (entries: SidebarEntry[], indent: string): string[] =>
    entries.flatMap((entry) => [
      `${indent}${entry.label}  ${addressOf(entry)}`.trimEnd(),
      ...(entry.type === 'category' ? lines(entry.items, `${indent}  `) : []),
    ]);
  return `${lines(buildSidebar(docs), '').join('\n')}\n`;
}

function addressOf(entry: SidebarEntry): string {
  if (entry.type === 'link') return entry.href;
  const id = entry.type === 'doc' ? entry.id : entry.link?.id;
  return id === undefined ? '' : `/${id}`;
}

// UPDATE=1 rewrites the golden files.
test.each(DOCUMENTS)('the sidebar of %s', (file) => {
  const { list } = siteOf(readDocument(readFileSync(join(FOLDER, file), 'utf8')), { routeBase: '' });
  const actual = print(list);
  const golden = join(FOLDER, `${basename(file, '.txt')}.sidebar`);
  if (process.env['UPDATE']) writeFileSync(golden, actual);
  expect(existsSync(golden), 'no golden file; run with UPDATE=1').toBe(true);
  expect(actual).toBe(readFileSync(golden, 'utf8'));
});

test('no golden file is left without its document', () => {
  const names = (end: string) =>
    readdirSync(FOLDER).flatMap((file) => (file.endsWith(end) ? [basename(file, end)] : []));
  expect(names('.sidebar')).toEqual(names('.txt'));
});
