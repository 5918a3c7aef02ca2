import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ApiSourceContext } from '../../plugins/openapi/apiSource';
import type { PageBuilder } from '../../plugins/openapi/core/pages/site/addedPages';
import type { SampleView } from '../../plugins/openapi/core/view/types';
import { DEFAULT_API_OPTIONS } from '../../plugins/openapi/options';
import { createApiSource } from '../../plugins/openapi/source';
import type { PagesTarget } from '../../plugins/openapi/write/types';
import { highlight, type Patterns } from '../../plugins/samples/core/code/highlight';
import { listPatterns } from '../../plugins/samples/core/languages';
import type { SampleLanguage } from '../../plugins/samples/core/sample/types';
import { listFiles } from '../../plugins/shared/files';
import { type Problem, ProblemsError } from '../../plugins/shared/problem';
import { compilePage } from './support/compilePage';

const SPEC = `openapi: 3.1.1
info: { title: Pets, version: '1', summary: All about pets. }
servers: [{ url: https://api.example.org }]
tags: [{ name: Cats, description: Cats of all kinds. }]
paths:
  /cats: { $ref: 'paths/cats.yaml' }
`;
const CATS = `get:
  operationId: catList
  tags: [Cats]
  summary: List cats
  responses: { '200': { description: Cats. } }
`;

let site = '';
const at = (path: string) => join(site, path);

beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'source-'));
  await mkdir(at('openapi/paths'), { recursive: true });
  await mkdir(at('docs'), { recursive: true });
  await writeFile(at('openapi/openapi.yaml'), SPEC);
  await writeFile(at('openapi/paths/cats.yaml'), CATS);
});

function source(
  context: Partial<ApiSourceContext & PagesTarget> = {},
  options: Partial<typeof DEFAULT_API_OPTIONS> = {},
) {
  const whole = { siteDir: site, docsDir: at('docs'), defaultLocale: 'en', isDevServer: true, ...context };
  const api = createApiSource(whole, { ...DEFAULT_API_OPTIONS, samples: ['curl'], ...options });
  return { ...api, write: () => api.write(whole) };
}

async function edit(path: string, from: string, to: string): Promise<void> {
  const text = await readFile(at(path), 'utf8');
  expect(text).toContain(from);
  await writeFile(at(path), text.replace(from, to));
}

async function pages(): Promise<string[]> {
  return (await listFiles(at('docs'))).sort();
}

async function snapshot(): Promise<Array<[string, number, string]>> {
  const paths = await pages();
  return Promise.all(
    paths.map(async (path): Promise<[string, number, string]> => {
      const file = at(`docs/${path}`);
      return [path, (await stat(file)).mtimeMs, await readFile(file, 'utf8')];
    }),
  );
}

const GENERATED = [
  '_data/.generated.json',
  'api/_data/cats.json',
  'api/_data/index.json',
  'api/cats.gen.mdx',
  'api/index.gen.mdx',
];

test('detects changes of the document since its pages were written, even if it is broken', async () => {
  const api = source();
  await api.write();
  expect(await api.isStale()).toBe(false);
  await edit('openapi/paths/cats.yaml', 'List cats', 'Find cats');
  expect(await api.isStale()).toBe(true);
  await api.write();
  expect(await api.isStale()).toBe(false);
  await edit('openapi/paths/cats.yaml', 'get:', 'get: [');
  await expect(api.write()).rejects.toThrow(ProblemsError);
  expect(await api.isStale()).toBe(false);
  await writeFile(at('openapi/paths/cats.yaml'), CATS);
  expect(await api.isStale()).toBe(true);
});

test('what is known of the pages is a value: a save replaces it, and a broken one leaves the last good pages', async () => {
  const api = source();
  expect(api.current()).toMatchObject({ pages: [], files: [at('openapi/openapi.yaml')] });
  await api.write();
  const first = api.current();
  const kept = structuredClone({ pages: first.pages, title: first.model?.operations[0]?.title });
  await edit('openapi/paths/cats.yaml', 'List cats', 'Find cats');
  await api.write();
  expect(api.current().model?.operations[0]?.title).toBe('Find cats');
  expect({ pages: first.pages, title: first.model?.operations[0]?.title }).toEqual(kept);
  const second = api.current();
  await edit('openapi/paths/cats.yaml', 'get:', 'get: [');
  await expect(api.write()).rejects.toThrow(ProblemsError);
  expect(api.current()).toEqual({ ...second, result: expect.anything(), files: second.files });
  expect(api.current().result).not.toBe(second.result);
});

describe('an API of one tag', () => {
  test('becomes the pages of the API, and a second time nothing is written', async () => {
    const api = source();
    const { model, problems, changed } = await api.write();
    expect({ title: model.title, problems }).toEqual({ title: 'Pets', problems: expect.any(Array) });
    expect(changed.toSorted()).toEqual(GENERATED);
    expect(await pages()).toEqual(GENERATED);
    const before = await snapshot();
    expect((await api.write()).changed).toEqual([]);
    await source().write();
    expect(await snapshot()).toEqual(before);
  });

  test('leaves a hand-written file alone, also in a folder of generated ones', async () => {
    const mine = at('docs/api/_data/mine.json');
    await mkdir(dirname(mine), { recursive: true });
    await writeFile(mine, '{}');
    await source().write();
    await source().write();
    expect(await readFile(mine, 'utf8')).toBe('{}');
  });

  test('names all its files, for watching', async () => {
    const api = source();
    expect(api.current().files).toEqual([at('openapi/openapi.yaml')]);
    await api.write();
    expect(api.current().files.toSorted()).toEqual([at('openapi/openapi.yaml'), at('openapi/paths/cats.yaml')]);
  });

  test('has what its overlays say, which are files of the site', async () => {
    const overlay = `overlay: 1.1.0
info: { title: T, version: '1' }
actions: [{ target: "$.paths['/cats'].get.summary", update: Find cats }]
`;
    await writeFile(at('public.overlay.yaml'), overlay);
    const api = source({}, { overlays: ['public.overlay.yaml'] });
    expect(api.current().files).toEqual([at('openapi/openapi.yaml'), at('public.overlay.yaml')]);
    const { model, files } = await api.write();
    expect(model.operations.map(({ title }) => title)).toEqual(['Find cats']);
    expect(files).toContain(at('public.overlay.yaml'));
    await edit('public.overlay.yaml', 'Find cats', 'All cats');
    expect(await api.isStale()).toBe(true);
    expect((await api.write()).model.operations.map(({ title }) => title)).toEqual(['All cats']);
  });

  test('shows its view, also beside another one of the same document and its releases', async () => {
    await mkdir(at('released'));
    const all = SPEC.replace(
      '  /cats:',
      "  /dogs: { get: { tags: [Dogs], summary: All dogs, responses: { '200': { description: Dogs } } } }\n  /cats:",
    );
    await writeFile(at('openapi/openapi.yaml'), all);
    await writeFile(at('released/1.yaml'), all.replace("  /cats: { $ref: 'paths/cats.yaml' }\n", ''));
    const written = async (tag: string) => {
      const shared = { released: 'released', view: { tags: [tag] } };
      const { model, releases } = await source({ isDevServer: false }, shared).write();
      return [model, ...(releases ?? [])].map(({ operations }) => operations.map(({ path }) => path));
    };
    expect(await written('Dogs')).toEqual([['/dogs'], ['/dogs']]);
    expect(await written('Cats')).toEqual([['/cats'], []]);
  });

  test('is several documents, each of which is a file of the site', async () => {
    const part = `openapi: 3.1.0
paths: { /dogs: { get: { tags: [cats], summary: All dogs, responses: { '200': { description: Dogs } } } } }
`;
    await mkdir(at('services'));
    await writeFile(at('services/dogs.yaml'), part);
    const api = source({}, { spec: ['openapi/openapi.yaml', 'services'] });
    const { model, files } = await api.write();
    expect(model.operations.map(({ title }) => title)).toContain('All dogs');
    expect(files).toContain(at('services/dogs.yaml'));
    await edit('services/dogs.yaml', 'All dogs', 'Every dog');
    expect(await api.isStale()).toBe(true);
    await writeFile(at('services/birds.yaml'), part.replace('/dogs', '/birds').replace('All dogs', 'Birds'));
    const titles = (await api.write()).model.operations.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['Birds', 'Every dog']));
  });

  test('reaches into the folder that `root` names, relative to the site', async () => {
    await mkdir(at('common'));
    await rename(at('openapi/paths/cats.yaml'), at('common/cats.yaml'));
    await edit('openapi/openapi.yaml', 'paths/cats.yaml', '../common/cats.yaml');
    const refused = await source()
      .write()
      .catch((error: ProblemsError) => error.problems);
    expect(refused).toMatchObject([{ rule: 'ref-refused', file: 'openapi/openapi.yaml', line: 6 }]);
    const api = source({}, { root: '.' });
    await api.write();
    expect(await pages()).toEqual(GENERATED);
    expect(api.current().files).toContain(at('common/cats.yaml'));
  });

  test('moves its page where the tag is called otherwise, and changes no other', async () => {
    const api = source();
    await api.write();
    await edit('openapi/openapi.yaml', 'name: Cats', 'name: Felines');
    await edit('openapi/paths/cats.yaml', '[Cats]', '[Felines]');
    await api.write();
    expect((await pages()).filter((path) => path.startsWith('api/'))).toEqual([
      'api/_data/felines.json',
      'api/_data/index.json',
      'api/felines.gen.mdx',
      'api/index.gen.mdx',
    ]);
  });

  test('a change of one description changes one page, and the records of search', async () => {
    const api = source();
    await api.write();
    const before = new Map((await snapshot()).map(([path, time]) => [path, time]));
    await edit('openapi/paths/cats.yaml', 'description: Cats.', 'description: Many cats.');
    expect((await api.write()).changed).toEqual(['api/_data/cats.json']);
    expect(JSON.stringify(api.current().records)).toContain('Many cats.');
    const changed = (await snapshot()).filter(([path, time]) => before.get(path) !== time).map(([path]) => path);
    expect(changed).toEqual(['api/_data/cats.json']);
  });

  test.each([
    ['a mistyped reference', 'paths/cats.yaml', 'paths/cat.yaml'],
    ['broken YAML', 'paths:', 'paths: ['],
  ])('%s stops everything with its problems, and the last good pages stay', async (_case, from, to) => {
    const api = source();
    await api.write();
    const before = await snapshot();
    await edit('openapi/openapi.yaml', from, to);
    const error: unknown = await api.write().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ProblemsError);
    const [problem] = (error as ProblemsError).problems.filter(({ severity }) => severity === 'error');
    expect(problem?.file).toMatch(/openapi\.yaml$/);
    expect(problem?.line).toBeGreaterThanOrEqual(5);
    expect(await snapshot()).toEqual(before);
    await writeFile(at('openapi/openapi.yaml'), SPEC);
    await expect(api.write()).resolves.toBeDefined();
  });

  test.each([true, false])(
    'an example that does not fit leaves the last good pages (dev server: %s)',
    async (isDevServer) => {
      const api = source({ isDevServer }, { strict: true });
      await edit('openapi/openapi.yaml', 'tags:', 'security: []\ntags:');
      const before = await snapshot();
      const content = '{ application/json: { schema: { type: string }, example: 1 } }';
      await edit('openapi/paths/cats.yaml', 'description: Cats. }', `description: Cats., content: ${content} }`);
      const rules = (problems: Problem[]) =>
        problems.filter(({ severity }) => severity === 'error').map(({ rule }) => rule);
      const error: unknown = await api.write().catch((reason: unknown) => reason);
      expect(rules((error as ProblemsError).problems)).toContain('invalid-example');
      expect(await snapshot()).toEqual(before);
    },
  );

  test('a file that is not there is a problem, not a crash', async () => {
    await rm(at('openapi/openapi.yaml'));
    await expect(source().write()).rejects.toBeInstanceOf(ProblemsError);
    expect(await readdir(at('docs'))).toEqual([]);
  });

  test('two calls at once end as one', async () => {
    const api = source();
    await Promise.all([api.write(), api.write(), api.write()]);
    expect(await pages()).toEqual(GENERATED);
  });
});

describe('a hand-written page at the address of a generated one', () => {
  test('surrounds it, and is kept from being a page of its own', async () => {
    await mkdir(at('docs/api'), { recursive: true });
    await writeFile(at('docs/api/cats.mdx'), '---\ntitle: Cats, by hand\n---\nBefore.\n\n<Operations/>\n\nAfter.\n');
    const api = source();
    await api.write();
    const text = await readFile(at('docs/api/cats.gen.mdx'), 'utf8');
    expect(text).toMatch(/title: "Cats, by hand"[\s\S]*Before\.[\s\S]*<ApiOperation[\s\S]*After\./);
    expect(api.current().handwritten).toEqual(['api/cats.mdx']);
  });

  test('with a slip in it is named with its line, and nothing is written', async () => {
    const api = source();
    await api.write();
    const before = await snapshot();
    await mkdir(at('docs/api'), { recursive: true });
    await writeFile(at('docs/api/cats.mdx'), '---\ntitle: Cats\n---\n\n<Operation />\n');
    const error: unknown = await api.write().catch((reason: unknown) => reason);
    const [problem] = (error as ProblemsError).problems.filter(({ severity }) => severity === 'error');
    expect(problem).toMatchObject({ line: 5, column: 1, rule: 'operations-placeholder' });
    expect(problem?.file).toMatch(/docs\/api\/cats\.mdx$/);
    expect(problem?.message).toMatch(/openapi\.yaml:\d+/);
    expect((await snapshot()).filter(([path]) => path !== 'api/cats.mdx')).toEqual(before);
  });

  test('is checked with the document that is being read', async () => {
    await mkdir(at('docs/api'), { recursive: true });
    await writeFile(at('docs/api/cats.mdx'), 'Before.\n\n<Operations />\n');
    const titles: Array<string | undefined> = [];
    const api = source({
      checkPage: (_file, _page, { model, parts }) => {
        titles.push(model?.operations[0]?.title, parts?.call('catList')?.title);
        return [];
      },
    });
    await api.write();
    await edit('openapi/paths/cats.yaml', 'List cats', 'Find cats');
    await api.write();
    expect(titles).toEqual(['List cats', 'List cats', 'Find cats', 'Find cats']);
  });

  test('is standalone if its front matter says so', async () => {
    await mkdir(at('docs/api'), { recursive: true });
    await writeFile(at('docs/api/cats.mdx'), '---\nstandalone: true\n---\nAll by hand.');
    const api = source();
    await api.write();
    expect(api.current().handwritten).toEqual([]);
    expect(await pages()).not.toContain('api/cats.gen.mdx');
    expect(await readFile(at('docs/api/cats.mdx'), 'utf8')).toContain('All by hand.');
  });
});

describe('another language', () => {
  const localized = () => ({ locale: 'zh-CN', docsDir: at('zh'), messagesFile: at('messages.yaml') });

  test('has pages with translated texts, and a warning for each that is missing', async () => {
    await writeFile(at('messages.yaml'), '- { en: List cats, zh: 列出猫 }\n- { en: Cats, zh: 猫 }\n');
    const api = source({ localized: localized() });
    const { problems } = await api.write();
    const page = await readFile(at('zh/api/cats.gen.mdx'), 'utf8');
    expect(page).toContain('title: "猫"');
    expect(page).toContain('## 列出猫');
    const missing = problems.filter(({ rule }) => rule === 'missing-translation').map(({ message }) => message);
    expect(missing.join('\n')).toContain('Cats of all kinds.');
    expect(missing.join('\n')).not.toContain('List cats');
    expect(api.current().files).toContain(at('messages.yaml'));
    expect(await pages()).toEqual(GENERATED);
    const quiet = await source({ localized: localized() }, { rules: { 'missing-translation': 'off' } }).write();
    expect(quiet.problems.filter(({ rule }) => rule === 'missing-translation')).toEqual([]);
    const strict = source({ localized: localized() }, { rules: { 'missing-translation': 'error' } }).write();
    await expect(strict).rejects.toThrow('Cats of all kinds.');
  });

  test('takes words of the site, and warns about those that are English', async () => {
    await writeFile(at('messages.yaml'), '[]');
    await writeFile(
      at('words.json'),
      '{ "servers": { "message": "Adressen" }, "samples.success": { "message": "Gelukt" } }',
    );
    const dutch = source({ localized: { ...localized(), locale: 'nl' } });
    const { problems } = await dutch.write();
    expect(await readFile(at('zh/api/index.gen.mdx'), 'utf8')).toContain('## Adressen {');
    const [words, ...others] = problems.filter(({ file }) => file.endsWith('words.json'));
    expect(others).toEqual([]);
    expect(words).toMatchObject({ rule: 'missing-translation', severity: 'warning' });
    expect(words?.message).toContain('overview, models, modelsOf');
    expect(words?.message).not.toContain('samples.success');
    await writeFile(at('words.json'), '{');
    await expect(dutch.write()).rejects.toThrow(/words\.json:1:1 {2}error {2}translations\n {2}Invalid JSON/);
  });

  test('has links of its own, which are in the file of translations', async () => {
    await edit('openapi/openapi.yaml', 'Cats of all kinds.', '"See [more](more.mdx)."');
    await writeFile(at('messages.yaml'), '- en: See [more](more.mdx).\n  zh: 参见[更多](mehr.mdx)。\n');
    const api = source({ localized: localized(), linkTo: ({ href }) => `/at/${href}` });
    await api.write();
    const data = await readFile(at('zh/api/cats.json').replace('cats.json', '_data/cats.json'), 'utf8');
    expect(data).toContain('/at/mehr.mdx');
    const [link] = api.current().links;
    expect(api.current().links).toHaveLength(1);
    expect(link).toMatchObject({ href: 'mehr.mdx', page: 'api/cats' });
    const [place] = link ? await api.locate(link) : [];
    expect(place).toMatchObject({ line: 2, column: 14 });
    expect(place?.file).toMatch(/messages\.yaml$/);
  });

  test('points to the original that a changed text had, in the file of translations', async () => {
    await writeFile(at('messages.yaml'), '- { en: Cats, zh: 猫 }\n- en: Cats of some kinds.\n  zh: 一些猫。\n');
    const { problems } = await source({ localized: localized() }).write();
    const [stale] = problems.filter(({ message }) => message.includes('Cats of all kinds.'));
    expect(stale).toMatchObject({ line: 2, column: 7, rule: 'missing-translation' });
    expect(stale?.file).toMatch(/messages\.yaml$/);
    expect(stale?.message).toMatch(/openapi\.yaml:\d+/);
  });

  test.each([
    ['a broken file', '- { en: a'],
    ['no list', 'en: a'],
  ])('with %s of translations writes nothing: the language would be lost', async (_case, text) => {
    await writeFile(at('messages.yaml'), text);
    const failed = source({ localized: localized() }).write();
    await expect(failed).rejects.toMatchObject({ problems: [{ rule: 'translations', severity: 'error' }] });
  });

  test.each([
    ['no file', undefined],
    ['an empty file', ''],
  ])('with %s of translations stays in the first language, with one warning', async (_case, text) => {
    if (text !== undefined) await writeFile(at('messages.yaml'), text);
    const { problems } = await source({ localized: localized() }).write();
    expect(problems.filter(({ rule }) => rule === 'translations')).toHaveLength(1);
    expect(await readFile(at('zh/api/cats.gen.mdx'), 'utf8')).toContain('## List cats');
  });
});

describe('what a site adds', () => {
  const lua: SampleLanguage = {
    id: 'lua',
    label: 'Lua',
    grammar: { name: 'lua', comment: '--', keywords: 'local return' },
    side: 'any',
    write: ({ method, url }) => `-- ${method}\nlocal answer = send("${url}")`,
  };

  test('is a language of samples, which is highlighted', async () => {
    const api = source({}, { samples: ['curl', lua] });
    await api.write();
    const json = async (path: string) => JSON.parse(await readFile(at(`docs/${path}`), 'utf8'));
    const [{ samples }] = (await json('api/_data/cats.json')).sections;
    expect(samples.map(({ id, label, grammar }: SampleView) => [id, label, grammar])).toEqual([
      ['curl', 'curl', 'bash'],
      ['lua', 'Lua', 'lua'],
    ]);
    const colours = (code: string, patterns: Patterns) =>
      highlight(code, 'lua', patterns).flatMap((token) =>
        typeof token === 'string' ? [] : [[token.kind, token.text]],
      );
    const expected = [
      ['comment', '-- GET'],
      ['keyword', 'local'],
      ['function', 'send'],
      ['string', '"https://api.example.org/cats"'],
    ];
    expect(colours(samples[1].code, api.current().data.patterns)).toEqual(expected);
    expect(colours(samples[1].code, listPatterns([lua]))).toEqual(expected);
    const page = { file: 'a.mdx', mdx: '```lua\nlocal a\n```\n', dataFile: 'a.json', json: '{}' };
    const { html } = await compilePage(page, false, [lua]);
    expect(JSON.stringify(html)).toContain('"className":["t-keyword"]},"children":[{"type":"text","value":"local"');
  });

  test('gets a suggestion for a language of samples that does not exist', () => {
    expect(() => source({}, { samples: ['pyton'] })).toThrow(
      'Options of the API: "samples" has an unknown language, `pyton`. Did you mean `python`?',
    );
    expect(() => source({}, { samples: ['cobol'] })).toThrow(/`cobol`.*curl/);
  });

  const limits: PageBuilder = ({ model, linksAt }) => [
    {
      path: 'api/limits',
      kind: 'limits',
      title: 'Limits {all}',
      meta: { order: 9 },
      sections: [
        {
          id: 'calls',
          title: 'Calls',
          component: 'CallLimits',
          data: { calls: model.operations.map(({ id }) => linksAt('api/limits').operation(id)) },
          paragraphs: ['Sixty a minute.'],
        },
      ],
      source: model.source,
      origin: model.source.file,
    },
  ];

  test('is a page, shown by a component of its own, and found by search', async () => {
    const api = source({}, { pageBuilders: [limits] });
    await api.write();
    const mdx = await readFile(at('docs/api/limits.gen.mdx'), 'utf8');
    expect(mdx).toContain('import CallLimits from "@theme/CallLimits";');
    expect(mdx).toContain('<CallLimits data={data.sections[0]} />');
    expect(await readFile(at('docs/api/_data/limits.json'), 'utf8')).toBe(
      '{"sections":[{"calls":["/api/cats#cat-list"]}]}',
    );
    expect(JSON.stringify(api.current().records)).toContain('Sixty a minute.');
    expect(api.current().pages.map(({ path }) => path)).toContain('api/limits');
  });

  test.each<[string, PageBuilder, string]>([
    ['has failed', () => JSON.parse('{'), '`pageBuilders[0]` has failed: '],
    ['lacks what a page needs', () => [{} as never], 'a page without `path`'],
    [
      'takes the place of a page',
      (context) => [...limits(context)].map((page) => ({ ...page, path: 'api/cats' })),
      '`/api/cats`',
    ],
  ])('a builder of pages that %s is a problem, and nothing is written', async (_, builder, message) => {
    await expect(source({}, { pageBuilders: [builder] }).write()).rejects.toThrow(message);
    expect(await pages()).toEqual([]);
  });
});

test('edit links lead to file and line', async () => {
  await source({}, { editUrl: 'https://git.example.org/edit/' }).write();
  const page = await readFile(at('docs/api/cats.gen.mdx'), 'utf8');
  expect(page).toMatch(
    /custom_edit_url: "https:\/\/git\.example\.org\/edit\/.*openapi\/(openapi|paths\/cats)\.yaml#L\d+"\n/,
  );
});
