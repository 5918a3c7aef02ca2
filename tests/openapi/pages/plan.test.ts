import { describe, expect, test } from 'vitest';
import { renderPage } from '../../../plugins/openapi/core/pages/render';
import { pathsOf, siteOf } from '../model/support';

const paths = (site: ReturnType<typeof siteOf>) => site.list.map(({ path }) => path);

function heavyPaths(count: number, tag: string) {
  const properties = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`f${index}`, { type: 'string' }]));
  const get = (index: number) => ({
    operationId: `op${index}`,
    tags: [tag],
    responses: { 200: { content: { 'application/json': { schema: { type: 'object', properties } } } } },
  });
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`/p${index}`, { get: get(index) }]));
}

test('calls of one title say whose they are, except in the sidebar', () => {
  const get = (tag: string, summary: string) => ({ get: { tags: [tag], summary } });
  const paths = {
    '/a': get('Postcards', 'Create'),
    '/b': get('Letters', 'create'),
    '/c': get('Letters', 'Cancel a letter'),
  };
  const pages = siteOf({ paths }, { pages: 'operation' }).list.filter(({ kind }) => kind === 'operation');
  expect(pages.map(({ title, label = title }) => [title, label])).toEqual([
    ['Create · Postcards', 'Create'],
    ['create · Letters', 'create'],
    ['Cancel a letter', 'Cancel a letter'],
  ]);
});

describe('pages of tags', () => {
  test('are below the route base, and tags with the same address get distinct ones', () => {
    const site = siteOf({ paths: pathsOf(['Pets', 'pets', 'P.E.T.S']) });
    expect(paths(site)).toEqual(['api', 'api/pets', 'api/pets-2', 'api/p-e-t-s']);
  });

  test('name files that Windows can create', () => {
    const site = siteOf({ paths: pathsOf(['CON', 'con', 'nul.', 'Aux ']) });
    expect(site.list.map((page) => renderPage(page, undefined).file)).toEqual([
      'api/index.gen.mdx',
      'api/x-con.gen.mdx',
      'api/x-con-2.gen.mdx',
      'api/x-nul.gen.mdx',
      'api/x-aux.gen.mdx',
    ]);
  });

  test.each([
    // Taken by another kind of page, or a folder's index.
    ['Model', 'api', 'api/model-calls'],
    ['errors', 'api', 'api/errors-calls'],
    ['index', 'api', 'api/index-calls'],
    // Taken by the site's own pages, at its root only.
    ['Search', '', 'search-calls'],
    ['404', '', '404-calls'],
    ['Search', 'api', 'api/search'],
    // Free names.
    ['Security', '', 'security'],
    ['Operations', '', 'operations'],
  ])('the tag %s, below "%s", is at %s', (tag, routeBase, path) => {
    const document = {
      paths: pathsOf([tag]),
      components: { schemas: { A: {} } },
      'x-error-catalogue': [{ code: 1, meaning: 'x' }],
    };
    const site = siteOf(document, { routeBase });
    expect(paths(site)).toContain(path);
    expect(new Set(paths(site).map((each) => each.toLowerCase())).size).toBe(4);
  });

  test('take addresses that other kinds of pages would have, where there are none', () => {
    expect(paths(siteOf({ paths: pathsOf(['Model', 'Errors']) }))).toEqual(['api', 'api/model', 'api/errors']);
  });

  test('an address that a tag asks for is kept free for it', () => {
    const tags = [{ name: 'Pets' }, { name: 'Animals', 'x-page': { path: 'api/pets' } }];
    expect(paths(siteOf({ tags, paths: pathsOf(['Pets', 'Animals']) }))).toEqual(['api', 'api/pets-2', 'api/pets']);
  });

  test('without a route base are at the root', () => {
    const site = siteOf({ paths: pathsOf(['Pets']), components: { schemas: { A: {} } } }, { routeBase: '' });
    expect(paths(site)).toEqual(['', 'pets', 'model']);
    expect(renderPage(site.list[0] ?? fail(), undefined)).toMatchObject({
      file: 'index.gen.mdx',
      dataFile: '_data/index.json',
    });
  });

  test('never share a file with the data of all pages, at the root too', () => {
    const { list } = siteOf({ paths: pathsOf(['Operations', 'Security', 'Index']) }, { routeBase: '' });
    const files = list.flatMap((page) => {
      const { file, dataFile } = renderPage(page, undefined);
      return [file, dataFile];
    });
    const all = [...files, '_data/_operations.json', '_data/_security.json'];
    expect(new Set(all.map((file) => file.toLowerCase())).size).toBe(all.length);
  });
});

function fail(): never {
  throw new Error('There is no page.');
}

describe('a page for each operation', () => {
  test('is made where that is asked for, below the page of the tag', () => {
    const site = siteOf({ paths: pathsOf(['Pets', 'Pets', undefined]) }, { pages: 'operation' });
    expect(site.list.map(({ path, kind, parent }) => [path, kind, parent])).toEqual([
      ['api', 'overview', undefined],
      ['api/pets', 'tag', undefined],
      ['api/pets/op0', 'operation', 'api/pets'],
      ['api/pets/op1', 'operation', 'api/pets'],
      ['api/other', 'tag', undefined],
      ['api/other/op2', 'operation', 'api/other'],
    ]);
  });

  test('is made where one page could not hold them, and links lead there', () => {
    const site = siteOf({
      paths: { ...heavyPaths(12, 'Big'), '/small': { get: { operationId: 'small', tags: ['Small'] } } },
    });
    const kinds = site.list.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'operation')).toHaveLength(12);
    const rows = site.index.flatMap(({ operations }) => operations.map(({ href }) => href));
    expect(rows).toContain('/api/big/op3#op3');
    expect(rows).toContain('/api/small#small');
  });
});

describe('entities', () => {
  test('are on one page where they fit', () => {
    const site = siteOf({ components: { schemas: { B: { type: 'object' }, A: {} } } });
    expect(site.list[1]).toMatchObject({ path: 'api/model', sections: [{ id: 'B' }, { id: 'A' }] });
  });

  test('have anchors of their own, whatever they are called', () => {
    const names = ['A b', 'A-b', 'a/B~c', '__proto__', '🎮', 'constructor', 'x*/}'];
    const schemas = JSON.parse(`{${names.map((name) => `${JSON.stringify(name)}:{"type":"object"}`).join(',')}}`);
    const { list, plan } = siteOf({ components: { schemas } });
    const ids = list.find(({ kind }) => kind === 'models')?.sections.map(({ id }) => id.toLowerCase()) ?? [];
    expect(new Set(ids).size).toBe(names.length);
    for (const id of ids) expect(id).toMatch(/^[\p{L}\p{N}._-]+$/u);
    expect(plan.entityPlaces.get('#/components/schemas/a~1B~0c')?.path).toBe('api/model');
  });

  test('are spread over pages by what they are about, with an index that leads to each', () => {
    const properties = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`f${index}`, {}]));
    const names = Array.from({ length: 200 }, (_, index) => `${'ABCDEFGHIJ'[index % 10]}thing${index}`);
    const { list } = siteOf({
      components: { schemas: Object.fromEntries(names.map((name) => [name, { type: 'object', properties }])) },
    });
    const index = list.find(({ path }) => path === 'api/model');
    const sections = new Set(list.flatMap((page) => page.sections.map(({ id }) => `/${page.path}#${id}`)));
    const data = index?.sections[0]?.data as { groups: Array<{ entities: Array<{ href: string }> }> } | undefined;
    const hrefs = (data?.groups ?? []).flatMap(({ entities }) => entities.map(({ href }) => href));
    expect(hrefs).toHaveLength(200);
    for (const href of hrefs) expect(sections).toContain(href);
    for (const page of list.slice(2)) expect(page).toMatchObject({ kind: 'models', parent: 'api/model' });
  });
});

test('an index of very many calls counts them', () => {
  const calls = (count: number) =>
    siteOf({ paths: pathsOf(Array.from({ length: count }, (_, index) => `t${index % 3}`)) }).list[0]?.sections[1]?.data;
  expect(calls(300)).toMatchObject({ groups: [{ operations: { length: 100 } }, {}, {}] });
  expect(calls(303)).toMatchObject({ groups: [{ operations: [], count: 101 }, { count: 101 }, { count: 101 }] });
});

test('the page of errors groups the catalogue by feature, and links each code to its calls', () => {
  const site = siteOf({
    'x-error-catalogue': [
      { code: 2, name: 'late-again', feature: 'time', meaning: 'Too late.' },
      { code: 1, name: 'bad', meaning: 'Bad.' },
      { code: 3, name: 'early', feature: 'time', meaning: 'Too *early*.', unused: 'Never seen.' },
    ],
    paths: { '/a': { get: { operationId: 'a', summary: 'A', 'x-errors': [{ code: 2, when: 'At *night*.' }] } } },
  });
  const page = site.list.at(-1);
  expect(page).toMatchObject({ kind: 'errors', path: 'api/errors' });
  expect(page?.sections.map(({ id, title, level }) => [id, title, level])).toEqual([
    ['lookup', 'Error codes', undefined],
    [expect.any(String), 'Time', undefined],
    ['2', '2 Late again', 3],
    ['3', '3 Early', 3],
    [expect.any(String), 'General', undefined],
    ['1', '1 Bad', 3],
  ]);
  expect(page?.sections[0]).toMatchObject({ seesPage: true, data: { calls: [{ name: 'a', path: '/a' }] } });
  expect(page?.sections[2]?.data).toMatchObject({
    usedBy: [{ title: 'A', href: '/api/other#a', when: 'At <em>night</em>.' }],
  });
  expect(page?.sections[3]?.data).toMatchObject({ meaning: 'Too <em>early</em>.', unused: 'Never seen.', usedBy: [] });
});

test('requests go to each server that the values of variables make, unless they are too many', () => {
  const many = Array.from({ length: 60 }, (_, index) => `r${index}`);
  const servers = [
    { url: 'https://{host}/', variables: { host: { default: 'a.example', enum: ['a.example', 'b.example'] } } },
    { url: 'https://{region}.example.com/', variables: { region: { default: 'r0', enum: many } } },
    { url: 'https://{tenant}.example.com/', variables: { tenant: { default: 'me' } } },
  ];
  expect(siteOf({ servers, paths: pathsOf(['Pets']) }).addresses).toEqual([
    'https://a.example/',
    'https://b.example/',
    'https://{region}.example.com/',
    'https://{tenant}.example.com/',
  ]);
});
