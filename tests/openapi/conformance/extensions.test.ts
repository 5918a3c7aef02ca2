import { expect, test } from 'vitest';
import { buildModel } from '../../../plugins/openapi/core/model/build';
import { typeText } from '../../../plugins/schema/core/describe/typeText';
import { readHtml } from '../../../plugins/shared/core/description/readHtml';
import { operationsOf, siteOf } from '../model/support';
import { build, everything, operationOf, overviewOf, titles } from './support';

test('x-codeSamples come before those that are made, all of one language too', async () => {
  const built = await build('x-code-samples');
  const samples = (title: string) => operationOf(built, title).samples.map(({ id, label }) => [id, label]);
  expect(samples('Two of one language')).toEqual([
    ['authored-c#-0', 'With a client'],
    ['authored-c#-1', 'C#'],
    ['wire', 'HTTP'],
  ]);
  expect(operationOf(built, 'Two of one language').samples[0]?.code).toBe('client.Get("${x}");');
  expect(samples('Old spelling')).toEqual([
    ['authored-shell-0', 'Shell'],
    ['wire', 'HTTP'],
  ]);
});

test('x-tagGroups are groups of the sidebar, in their own order and with their tags in theirs, before what has none', async () => {
  const built = await build('x-tag-groups');
  const pages = built.pages.filter(({ kind }) => kind === 'tag');
  expect(pages.map(({ title, meta }) => [title, meta.group])).toEqual([
    ['a', { title: 'Second things', order: 1 }],
    ['b', { title: 'First things', order: 2 }],
    ['c', { title: 'First things', order: 2 }],
    ['alone', { title: 'More', order: 999_999 }],
  ]);
});

test('x-displayName is what a tag is called, as plain text', async () => {
  const built = await build('x-display-name');
  const page = built.pages.find(({ kind }) => kind === 'tag');
  expect(page).toMatchObject({ title: 'Pets & {friends}', path: 'api/pets-v2' });
});

test.each([
  ['/img/logo.svg', '/img/logo.svg'],
  ['data:image/svg+xml,%3Csvg/%3E', 'data:image/svg+xml,%3Csvg/%3E'],
  ['https://example.org/logo.svg', 'https://example.org/logo.svg'],
  ['//example.org/logo.svg', undefined],
  ['/\\example.org/logo.svg', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
])('the x-logo %s is taken as %s', (url, src) => {
  const root = { openapi: '3.1.1', info: { title: 'T', version: '1', 'x-logo': { url } }, paths: {} };
  expect(buildModel({ root, positionOf: () => undefined }).logo?.url).toBe(src);
});

test('x-traitTag is no place for operations but a badge, and its description a page', async () => {
  const built = await build('x-trait-tag');
  const pages = built.pages.filter(({ kind }) => kind === 'tag');
  expect(pages.map(({ title, sections }) => [title, sections.map((section) => section.title)])).toEqual([
    ['Paged', []],
    ['pets', ['A']],
    ['Other calls', ['B']],
  ]);
  expect(['A', 'B'].map((title) => operationOf(built, title).badges)).toEqual([['Paged'], ['Paged']]);
});

test('what is internal is on no page, whatever tool its mark is for', async () => {
  const built = await build('x-internal');
  expect(titles(built)).toEqual(['Shown']);
  expect(everything(built).match(/secret\w+/g)).toBeNull();
  expect(built.model.entities.map(({ name }) => name)).toEqual(['Open']);
  const [open] = operationOf(built, 'Shown').parameters[0]?.fields ?? [];
  expect(open?.name).toBe('open');
});

test('x-badges are badges, as names or objects', async () => {
  expect(operationOf(await build('x-badges'), 'A').badges).toEqual(['Beta', 'Paid']);
});

test('x-enumDescriptions and x-enum-descriptions explain values', async () => {
  const [size, list] = operationOf(await build('x-enum-descriptions'), 'A').parameters[0]?.fields ?? [];
  expect(size?.schema.enum).toMatchObject([{ value: 's', html: expect.stringContaining('<em>child</em>') }, {}]);
  expect(list?.schema.enum).toMatchObject([{ html: expect.stringContaining('Small') }, {}]);
});

test('x-enum-varnames name values', async () => {
  const [size] = operationOf(await build('x-enum-varnames'), 'A').parameters[0]?.fields ?? [];
  expect(size?.schema.enum).toEqual([
    { value: '1', name: 'SMALL' },
    { value: '2', name: 'MEDIUM' },
  ]);
});

test('x-order and x-position order tags and operations; the rest comes after', async () => {
  const built = await build('x-order');
  expect(titles(built)).toEqual(['B put', 'B get', 'C', 'D', 'E']);
  expect(built.pages.filter(({ kind }) => kind === 'tag').map(({ title }) => title)).toEqual([
    'first',
    'second',
    'last',
  ]);
});

test('stability is a badge, whatever tool it is written for', async () => {
  const built = await build('stability');
  const badges = ['A', 'B', 'C'].map((title) => operationOf(built, title).badges);
  expect(badges).toEqual([['experimental'], ['beta'], ['stable']]);
});

test('x-additionalPropertiesName names the keys of a map', async () => {
  const schema = operationOf(await build('x-additional-properties-name'), 'A').result?.contents[0]?.schema;
  expect(typeText(schema?.type ?? [])).toBe('{userId} → integer');
});

test('x-explicitMappingOnly leaves a variant without a mapping without a value; x-summary titles a response', async () => {
  const { result } = operationOf(await build('x-explicit-mapping-only'), 'A');
  expect(result).toMatchObject({ title: 'In short', html: '<p>At length.</p>' });
  const items = result?.contents[0]?.schema.variants?.items ?? [];
  expect(items.map(({ label, value }) => [label, value])).toEqual([
    ['Cat', 'meow'],
    ['Dog', undefined],
  ]);
});

test('x-examples and x-nullable mean what their successors do', async () => {
  const { choices, samples, result } = operationOf(await build('x-examples-and-nullable'), 'A');
  expect(choices?.map(({ label }) => label)).toEqual(['One', 'bare']);
  expect([samples[0]?.code, samples[0]?.others?.[0]?.code]).toEqual([
    expect.stringContaining('{"a":1}'),
    expect.stringContaining('{"b":2}'),
  ]);
  const types = result?.contents[0]?.schema.fields?.map(({ schema }) => typeText(schema.type));
  expect(types).toEqual(['string | null', 'string | null']);
});

test('x-webhooks are webhooks', async () => {
  const built = await build('x-webhooks');
  expect(operationOf(built, 'A pet has come')).toMatchObject({ kind: 'webhook', path: 'newPet' });
  expect(built.pages.map(({ path }) => path)).toContain('api/webhooks');
});

test('x-deprecated-description says why, of calls and of fields', async () => {
  const { deprecated, result } = operationOf(await build('x-deprecated-description'), 'A');
  expect(deprecated?.html).toBe('Use <strong>B</strong>.');
  expect(result?.contents[0]?.schema.fields?.[0]?.schema.deprecated?.html).toContain('Use new.');
});

test('environments and scripts never run, even if they are shown', async () => {
  const built = await build('environments-and-scripts', [], ['x-*']);
  expect(overviewOf(built).extensions?.map(({ key }) => key)).toEqual([
    'x-scalar-environments',
    'x-scalar-active-environment',
  ]);
  expect(operationOf(built, 'A').extensions?.map(({ key }) => key)).toEqual(['x-post-response', 'x-pre-request']);
  expect('ran' in globalThis).toBe(false);
});

test('x-mcp is shown as written if the option names it', async () => {
  const mcp = {
    key: 'x-mcp',
    value: { protocolVersion: '2025-06-18', tools: [{ name: 'find_pet', description: 'Finds a pet' }] },
  };
  expect(overviewOf(await build('x-mcp', [], ['x-mcp'])).extensions).toEqual([mcp]);
  expect(overviewOf(await build('x-mcp')).extensions).toBeUndefined();
});

const SHOWN: Array<[names: string[], keys: string[]]> = [
  [[], []],
  [['x-rate'], []],
  [['x-rate-limit'], ['x-rate-limit']],
  [
    ['x-r*', 'x-media'],
    ['x-root', 'x-rate-limit', 'x-media', 'x-response'],
  ],
  [['x-*'], ['x-root', 'x-audience', 'x-rate-limit', 'x-schema', 'x-param', 'x-media', 'x-response']],
];

test.each(SHOWN)('of what nobody knows, `showExtensions: %j` shows %j', async (names, keys) => {
  const built = await build('unknown-extensions', [], names);
  const { extensions, parameters, body, result } = operationOf(built, 'A');
  const parts = [
    overviewOf(built).extensions,
    extensions,
    parameters[0]?.fields[0]?.schema.extensions,
    body?.contents[0]?.extensions,
    result?.extensions,
  ];
  expect(parts.flatMap((part = []) => part.map(({ key }) => key))).toEqual(keys);
  for (const key of ['x-root', 'x-param', 'x-schema']) expect(everything(built).includes(key)).toBe(keys.includes(key));
  expect(parameters[0]?.fields[0]?.schema.extensions).toEqual(
    names.includes('x-*')
      ? [
          { key: 'x-schema', value: 's' },
          { key: 'x-param', value: '{"b":true}' },
        ]
      : undefined,
  );
});

test('our own extensions: envelope, error catalogue, effect, polling, pages', async () => {
  const built = await build('own-extensions');
  const view = operationOf(built, 'Get the invite');
  expect(view).toMatchObject({
    caller: 'client',
    effect: { kind: 'deletes', irreversible: true },
    poll: { seconds: 5, html: 'Until somebody has come.', recommended: false },
  });
  expect(view.errors.map(({ code, when, common, href }) => [code, when, common, href])).toEqual([
    [10100, 'The feature is <em>off</em>.', undefined, '/api/errors#10100'],
    [10021, undefined, true, '/api/errors#10021'],
    [500, undefined, true, '/api/errors#500'],
    [501, undefined, true, '/api/errors#501'],
  ]);
  expect(view.result).toMatchObject({ inEnvelope: 'data', contents: [{ schema: { fields: [{ name: 'invited' }] } }] });
  expect(view.examples.map(({ ok, href }) => [ok, href])).toContainEqual([false, '/api/errors#10100']);
  expect(built.pages.map(({ path }) => path)).toEqual(['api', 'api/business-invite', 'api/model', 'api/errors']);
  expect(built.pages[1]?.meta).toMatchObject({ order: 3, group: { title: 'Social', order: 2 }, nav: { title: 'API' } });
});

test('what other tools write of a call: samples of ReadMe and Fern, examples, versions, why it is deprecated', () => {
  const [view] = operationsOf(`
paths:
  /a/{id}:
    post:
      x-addedInVersion: '64'
      deprecated: true
      x-deprecatedMessage: Use *b*.
      x-readme: { code-samples: [{ language: shell, name: With a key, code: curl }] }
      x-fern-examples:
        - name: first
          docs: The first one.
          path-parameters: { id: 7 }
          request: { a: 1 }
          response: { body: { b: 2 } }
          code-samples: [{ sdk: python, code: call() }]
      parameters:
        - { name: id, in: path, x-ms-summary: The number, description: Of a thing., schema: { type: integer } }
        - { name: old, in: query, x-since: 2, deprecated: true, x-deprecatedInVersion: '70', schema: { type: string } }
      requestBody: { content: { application/json: { schema: { properties: { a: { type: integer, x-addedInVersion: '65' } } } } } }
      responses: { 200: { content: { application/json: { schema: { type: object } } } } }
`);
  expect(view?.badges).toEqual(['Since 64']);
  expect(view?.deprecated).toEqual({ html: 'Use <em>b</em>.' });
  expect(view?.samples.map(({ label, code }) => [label, code])).toEqual([
    ['With a key', 'curl'],
    ['python', 'call()'],
  ]);
  expect(view?.examples.map(({ label, code }) => [label, code])).toEqual([['first', '{\n  "b": 2\n}']]);
  expect(view?.body?.contents[0]?.examples?.map(({ label, html }) => [label, html])).toEqual([
    ['first', 'The first one.'],
  ]);
  const [id, old] = view?.parameters.flatMap(({ fields }) => fields) ?? [];
  expect(id?.schema.html).toBe('<p><strong>The number</strong></p>\n<p>Of a thing.</p>');
  expect(id?.schema.notes).toContainEqual({ kind: 'example', value: '7' });
  expect(old).toMatchObject({ since: 'since 2', deprecatedSince: 'deprecated since 70' });
  expect(view?.body?.contents[0]?.schema.fields).toMatchObject([{ name: 'a', since: 'since 65' }]);
});

test.each([
  [
    'by code, as Vonage has it',
    {
      validation: {
        description: 'The payload is `invalid`.',
        resolution: 'Send:\n* a letter\n* a | b',
        link: { text: 'View [it]', url: '/api/a' },
      },
      '7': { description: 'Throttled.' },
    },
    [
      ['Code', 'Meaning', 'What to do'],
      ['7', 'Throttled.', ''],
      ['validation', 'The payload is invalid.', 'Send: a letter a | b View [it]'],
    ],
  ],
  [
    'in a list, as Files.com has it',
    [{ 'http-code': 400, type: 'bad/agent', title: 'Agent <b>' }, { type: 'nothing' }],
    [
      ['Code', 'Status', 'Meaning'],
      ['bad/agent', '400', 'Agent'],
    ],
  ],
])('x-errors at the root, %s, is a table in the overview', (_name, errors, rows) => {
  const root = { openapi: '3.1.1', info: { title: 'T', version: '1' }, paths: {}, 'x-errors': errors };
  const overview = siteOf(root).list.find(({ kind }) => kind === 'overview');
  const section = overview?.sections.find(({ id }) => id === 'error-codes');
  const { html = '' } = (section?.data ?? {}) as { html?: string };
  const cells = html
    .split('<tr')
    .slice(1)
    .map((row) => [...row.matchAll(/<t[hd][^>]*>([^]*?)<\/t[hd]>/g)].map(([, cell = '']) => readHtml(cell).join(' ')));
  expect([section?.title, ...cells.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()))]).toEqual([
    'Error codes',
    ...rows,
  ]);
});
