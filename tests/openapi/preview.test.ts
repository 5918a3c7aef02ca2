import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LivePage } from '../../plugins/openapi/core/pages/livePage';
import type { PageBuilder } from '../../plugins/openapi/core/pages/site/addedPages';
import { DEFAULT_API_OPTIONS } from '../../plugins/openapi/options';
import { createApiSource } from '../../plugins/openapi/source';
import { ProblemsError } from '../../plugins/shared/problem';

const SITE = resolve(__dirname, '../..');

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preview-'));
});
afterAll(() => rm(folder, { recursive: true }));

const limits: PageBuilder = ({ model }) => [
  {
    path: 'api/limits',
    kind: 'limits',
    title: 'Limits',
    meta: {},
    sections: [{ id: 'calls', title: 'Calls', component: 'Limits', data: { count: model.operations.length } }],
    source: model.source,
    origin: model.source.file,
  },
];

/** Headings of a page, as its MDX has them. */
function headingsOf(mdx: string): string[] {
  return Array.from(mdx.matchAll(/^ *(#+) .* \{\/\* (#\S+) \*\/\}$/gm), ([, level, id]) => `${level} ${id}`);
}

function headingsIn({ introParts = [], sections }: LivePage): string[] {
  const parts = [...introParts, ...sections.flatMap((one) => [...(one.bare ? [] : [one]), ...one.parts])];
  return parts.map(({ id, level }) => `${'#'.repeat(level)} #${id}`);
}

describe.each(['tag', 'operation'] as const)('a page for each %s', (pages) => {
  test.each(['en', 'zh-CN'])('shown in %s is, looked at alone, what the whole run writes', async (locale) => {
    const options = {
      ...DEFAULT_API_OPTIONS,
      pages,
      samples: ['curl'],
      released: 'openapi/released',
      editUrl: 'https://host/',
      pageBuilders: [limits],
    };
    const api = createApiSource({ siteDir: SITE, isDevServer: true }, options);
    const messagesFile = join(SITE, 'src/i18n/zh-CN/openapi/messages.yaml');
    const localized = { locale, docsDir: join(folder, pages, locale), messagesFile };
    const docsDir = join(folder, pages, 'docs');
    const target = { docsDir, defaultLocale: 'en', ...(locale === 'en' ? {} : { localized }) };
    await api.write(target);
    const preview = await api.preview(target);
    expect(api.current().pages.length).toBeGreaterThan(pages === 'tag' ? 10 : 30);
    for (const { path, file, dataFile } of api.current().pages) {
      const page = preview(path);
      const [mdx, json] = await Promise.all([file, dataFile].map((name) => readFile(name, 'utf8')));
      expect({ path, json: JSON.stringify(page?.data) }).toEqual({ path, json });
      expect(page && headingsIn(page)).toEqual(headingsOf(mdx ?? ''));
      const front = (key: string) => new RegExp(`^${key}: (.*)$`, 'm').exec(mdx ?? '')?.[1];
      expect(JSON.stringify(page?.title)).toBe(front('title'));
      const listed = page?.sections.filter(({ bare, level }) => !bare && level === 2);
      const sections = listed?.map(({ id, title }) => ({ id, title }));
      expect(JSON.parse(front('api') ?? '')).toMatchObject({ kind: page?.kind, sections });
      expect(JSON.stringify(page?.description)).toBe(front('description'));
      expect(page?.hidesContents).toBe(front('hide_table_of_contents') === 'true');
    }
    expect(preview('api/nothing')).toBeUndefined();
  });
});

test('front matter of the hand-written part overrides the title', async () => {
  const api = createApiSource({ siteDir: SITE, isDevServer: true }, { ...DEFAULT_API_OPTIONS, samples: [] });
  const preview = await api.preview({ docsDir: folder, defaultLocale: 'en' });
  expect(preview('api/errors', { title: 'Codes' })).toMatchObject({ title: 'Codes', label: 'Codes' });
  expect(preview('api/errors', { title: 'Codes', sidebar_label: 'All' })).toMatchObject({ label: 'All' });
});

test('a look sees each save, writes nothing, and is not linted; a document that cannot be read is refused', async () => {
  const spec = (description: string) => `openapi: 3.1.1
info: { title: Pets, version: '1' }
tags: [{ name: Cats, description: ${description} }]
paths: { /cats: { get: { tags: [Cats], operationId: catList, responses: { '200': { $ref: '#/components/responses/Cats' } } } } }
components: { responses: { Cats: { description: '', content: { text/plain: { schema: { type: string }, example: 5 } } } } }
`;
  const file = join(folder, 'openapi.yaml');
  const options = { ...DEFAULT_API_OPTIONS, spec: 'openapi.yaml', strict: true };
  const api = createApiSource({ siteDir: folder, isDevServer: true }, options);
  const target = { docsDir: join(folder, 'none'), defaultLocale: 'en' };
  const look = async () => (await api.preview(target))('api/cats')?.data.intro?.html;
  await writeFile(file, spec('About cats.'));
  expect(await look()).toContain('About cats.');
  await writeFile(file, spec('About all cats.'));
  expect(await look()).toContain('About all cats.');
  expect((await api.document()).problems.map(({ severity }) => severity)).toContain('error');
  await writeFile(file, spec('[About'));
  await expect(look()).rejects.toThrow(ProblemsError);
  await expect(readFile(join(target.docsDir, 'api/cats.gen.mdx'))).rejects.toThrow('ENOENT');
});
