import { expect, test } from 'vitest';
import { typeText } from '../../../plugins/schema/core/describe/typeText';
import { build, entityOf, everything, operationOf, overviewOf, securityOf, sent } from './support';

test('a dialect is named, and the keywords of 2020-12 are understood', async () => {
  const built = await build('json-schema-dialect');
  expect(overviewOf(built).extensions).toEqual([
    { key: 'jsonSchemaDialect', value: 'https://spec.openapis.org/oas/3.1/dialect/base' },
  ]);
  expect(typeText(entityOf(built, 'Pair').schema.type)).toBe('[string, integer | null]');
  const [left, size] = entityOf(built, 'Tree').schema.fields ?? [];
  expect(left?.schema.type).toEqual([{ text: 'Tree', href: '/api/model#Tree' }]);
  expect(size?.schema.notes).toEqual([{ kind: 'exclusiveMinimum', value: '0' }]);
});

test('references lead to other files, path items and components, and their siblings count', async () => {
  const built = await build('references');
  expect(operationOf(built, 'From another file').result?.contents[0]?.schema.fields).toMatchObject([{ name: 'name' }]);
  const shared = operationOf(built, 'Said beside the reference');
  expect([shared.path, shared.result?.html]).toEqual(['/same', '<p>Said beside the reference</p>']);
  expect(shared.parameters[0]?.fields[0]?.schema.html).toBe('<p>Said beside the reference</p>');
  expect(operationOf(built, 'Beside the reference')).toMatchObject({ method: 'PUT', path: '/more' });
  expect(operationOf(built, 'Get more').path).toBe('/more');
  expect(entityOf(built, 'Pet').schema.fields?.[0]?.schema.html).toBe('<p>Said beside the reference</p>');
});

test('the first page says all that `info` does', async () => {
  const built = await build('info-and-license');
  expect(built.pages[0]).toMatchObject({
    title: 'Info',
    intro: 'One <em>sentence</em>.',
    description: 'One sentence.',
  });
  expect(overviewOf(built)).toMatchObject({
    version: '2.0.0-beta',
    facts: [
      { kind: 'license', text: 'Apache License (Apache-2.0)' },
      { kind: 'contact', text: 'Support' },
      { kind: 'email', text: 'support@example.org', href: 'mailto:support@example.org' },
      { kind: 'terms', href: 'https://example.org/terms' },
      { kind: 'docs', text: 'The guide', href: 'https://example.org/guide' },
    ],
  });
});

test('3.2: the document names itself, and media types are shared', async () => {
  const built = await build('v32-self-and-media-types');
  const self = 'https://example.org/openapi.yaml';
  expect(overviewOf(built).facts).toEqual([{ kind: 'self', text: self, href: self }]);
  const { result, examples } = operationOf(built, 'All pets');
  expect(result?.title).toBe('Pets');
  expect(typeText(result?.contents[0]?.schema.type ?? [])).toBe('string[]');
  expect(examples[0]?.code).toBe('[\n  "Tom"\n]');
});

test('3.2: QUERY and methods of any name are operations', async () => {
  const built = await build('v32-methods');
  expect(built.model.operations.map(({ id, method }) => [id, method])).toEqual([
    ['query-files', 'QUERY'],
    ['copy-file', 'COPY'],
    ['propfind-files', 'PROPFIND'],
    // Methods keep their case.
    ['lock-files', 'Lock'],
  ]);
  expect(sent(built, 'Lock a file')[0]).toBe('Lock https://api.example.org/files');
  expect(sent(built, 'Ask for files')).toEqual([
    'QUERY https://api.example.org/files',
    '{"kind":"json","mediaType":"application/json","value":{"size":1}}',
    '=> none',
  ]);
});

test('3.2: the whole query string can be one value', async () => {
  const built = await build('v32-querystring');
  expect(sent(built, 'A form')[0]).toBe('GET https://api.example.org/form?a=x%20y&b=1');
  expect(sent(built, 'A JSON text')[0]).toBe('GET https://api.example.org/json?%7B%22a%22%3A1%7D');
  expect(operationOf(built, 'A form').parameters).toMatchObject([
    { in: 'querystring', fields: [{ name: 'any', schema: { fields: [{ name: 'a' }] } }] },
  ]);
});

test('3.2: items of a stream are described, and the encoding of parts is shown as written', async () => {
  const built = await build('v32-streams');
  const [events, lines] = operationOf(built, 'Events').result?.contents ?? [];
  expect(events).toMatchObject({ streamed: true, schema: { fields: [{ name: 'event' }, { name: 'data' }] } });
  expect(lines).toMatchObject({ schema: { type: ['any[]'] }, items: { fields: [{ name: 'id' }] } });
  expect(lines?.streamed).toBeUndefined();
  expect(operationOf(built, 'Parts').body?.contents[0]?.encoding).toMatchObject([
    { position: 1, notes: [{ value: 'application/json' }] },
    { position: 'rest', notes: [{ value: 'image/png' }] },
  ]);
  // A sequence of JSON texts is not JSON.
  expect(sent(built, 'Parts').at(-1)).toBe('=> text');
});

test('3.2: examples of a stream are its items as they travel', async () => {
  const built = await build('v32-streams');
  const code = (title: string) => operationOf(built, title).examples.map((example) => example.code);
  expect(code('Ticks')).toEqual(['event: tick\ndata: one\ndata: two']);
  expect(sent(built, 'Send ticks')[1]).toContain(String.raw`"text":"{\"n\":7}"`);
  expect(code('Send ticks')).toEqual([
    '{"n":7}\n{"n":8}',
    '\u001e1\n\u001e2',
    'event: a\ndata: {"n":7}\n\ndata: {"other":8}',
    'data:a',
  ]);
});

test('3.2: an example is shown as data where it is JSON, else as it travels', async () => {
  const built = await build('v32-example-values');
  expect(sent(built, 'Add a pet').slice(0, 2)).toEqual([
    'POST https://api.example.org/pets?tags=a%2Cb',
    '{"kind":"text","mediaType":"application/xml","text":"<pet name=\\"Tom\\"/>"}',
  ]);
  expect(operationOf(built, 'Add a pet').examples.map(({ label, code }) => [label, code])).toEqual([
    ['data', '{\n  "id": 1\n}'],
    ['rows', '1,2'],
    ['only', '3,4'],
  ]);
});

test('3.2: the device flow, addresses of metadata and deprecated schemes are shown', async () => {
  const [device, old] = securityOf(await build('v32-oauth'));
  expect(device).toMatchObject({
    oauth2MetadataUrl: 'https://example.org/.well-known/oauth-authorization-server',
    flows: [{ flow: 'deviceAuthorization', urls: [{ kind: 'deviceAuthorizationUrl' }, { kind: 'tokenUrl' }] }],
  });
  expect(old?.deprecated).toBe(true);
});

test('3.2: tags are below their parents, and a circle of them loses no page', async () => {
  const built = await build('v32-tag-tree');
  const pages = built.pages.filter(({ kind }) => kind === 'tag');
  expect(pages.map(({ path, title, parent }) => [path, title, parent])).toEqual([
    ['api/products', 'Products', undefined],
    ['api/books', 'Books', 'api/products'],
    ['api/cooking', 'Cook books', 'api/books'],
    ['api/circle-a', 'circleA', undefined],
    ['api/circle-b', 'circleB', 'api/circle-a'],
    ['api/orphan', 'orphan', undefined],
  ]);
  expect(operationOf(built, 'Cook books').badges).toEqual(['Beta']);
  expect(pages[0]?.sections).toMatchObject([{ component: 'OperationList', data: { groups: [{ title: 'Books' }] } }]);
});

test('a document of components alone is a documentation of its entities', async () => {
  const built = await build('components-only');
  expect(built.pages.map(({ path, kind }) => [path, kind])).toEqual([
    ['api', 'overview'],
    ['api/model', 'models'],
  ]);
  expect(everything(built)).toContain('An animal at home.');
});
