import { describe, expect, test } from 'vitest';
import { serverAddress } from '../../../plugins/samples/core/code/serverAddress';
import { modelOf } from './support';

describe('ids', () => {
  test('keeps two operations of one name under distinct ids', () => {
    const model = modelOf('paths: { /a: { get: { operationId: same }, put: { operationId: Same } }, /b: { get: {} } }');
    expect(model.operations.map(({ id, operationId }) => [id, operationId])).toEqual([
      ['same', 'same'],
      ['same-2', 'Same'],
      ['get-b', undefined],
    ]);
  });

  test('names that mean something to JavaScript are names like others', () => {
    const model = modelOf(
      JSON.parse(
        '{"paths":{"__proto__":{"get":{"operationId":"__proto__","tags":["constructor"]}}},"components":{"schemas":{"__proto__":{"type":"object"},"toString":{}}}}',
      ),
    );
    expect(model.operations.map(({ id, path }) => [id, path])).toEqual([['proto', '__proto__']]);
    expect(model.tags.map(({ name }) => name)).toEqual(['constructor']);
    expect(model.entities.map(({ name }) => name)).toEqual(['__proto__', 'toString']);
    expect(model.resolve('#/components/schemas/__proto__')).toEqual({ type: 'object' });
    expect(model.resolve('#/components/schemas/valueOf')).toBeUndefined();
  });
});

describe('summaries', () => {
  const named = (summary: string) => {
    const { title, description } =
      modelOf({ paths: { '/pets': { get: { summary, description: 'Text.' } } } }).operations[0] ?? {};
    return { title, description };
  };

  test('become titles without marks of Markdown', () => {
    expect(named('**Lists** [pets](/docs/pets) of a `shop`')).toEqual({
      title: 'Lists pets of a shop',
      description: 'Text.',
    });
  });

  test.each([
    ['Creates an image. [Learn more](/docs/images).', 'Creates an image.', '[Learn more](/docs/images).'],
    ['Judges a text. Learn\nmore in [the guide](/docs).', 'Judges a text.', 'Learn\nmore in [the guide](/docs).'],
  ])('give a sentence with a link to the description: %s', (summary, title, linked) => {
    expect(named(summary)).toEqual({ title, description: `${linked}\n\nText.` });
  });

  test('do not end at an abbreviation', () => {
    expect(named('Lists pets, e.g. [Bello](/bello)').title).toBe('Lists pets, e.g. Bello');
  });

  test('with several paragraphs become a summary, the first, and a description, the rest', () => {
    expect(named('List pets\nof a shop\n\n- one')).toEqual({
      title: 'List pets of a shop',
      description: '- one\n\nText.',
    });
  });

  test('that are too long for a title are Markdown of the description', () => {
    const long = `Lists **all** pets ${'and more '.repeat(12)}.`;
    expect(named(long).description).toBe(`${long}\n\nText.`);
    expect(named(long).title).not.toContain('Lists');
  });
});

describe('who may call', () => {
  const caller = (security: unknown, schemes: object = {}, parameters: object[] = []) =>
    modelOf({
      paths: { '/a': { get: { ...(security === undefined ? {} : { security }), parameters } } },
      components: { securitySchemes: { key: { type: 'apiKey', in: 'query', name: 'session_key' }, ...schemes } },
    }).operations[0]?.caller;

  test.each<[string, string, unknown, object?, object[]?]>([
    ['a key is for clients', 'client', [{ key: [] }]],
    ['no word of security says nothing', 'unstated', undefined],
    ['an empty list is for anyone', 'anyone', []],
    ['an optional key is for anyone', 'anyone', [{}, { key: [] }]],
    [
      'a secret by name is for servers',
      'server',
      [{ s: [] }],
      { s: { type: 'apiKey', in: 'query', name: 'gameSecret' } },
    ],
    ['one secret of several sets is for servers', 'server', [{ key: [] }, { clientSecret: [] }]],
    [
      'a parameter that is a password is for servers',
      'server',
      [],
      {},
      [{ name: 'p', in: 'query', schema: { type: 'string', format: 'password' } }],
    ],
  ])('%s: %s', (_case, expected, security, schemes, parameters) => {
    expect(caller(security, schemes, parameters)).toBe(expected);
  });
});

describe('errors', () => {
  const catalogue = [
    { code: 500, meaning: 'Wrong.', derived: 'parameters' },
    { code: 501, meaning: 'Missing.', derived: 'required' },
    { code: 10020, meaning: 'Session wrong.' },
    { code: 10021, meaning: 'Session expired.' },
    { code: 10200, meaning: 'Own.' },
  ];
  const codes = (operation: object) =>
    modelOf({
      'x-error-catalogue': catalogue,
      paths: { '/a': { get: operation } },
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'query', name: 'k', 'x-errors': [10020, 10021] } },
      },
    }).operations[0]?.errors.map(({ error, inherited }) => `${error.code}${inherited ? ' inherited' : ''}`);

  test.each([
    ['nothing is taken: no errors', {}, []],
    ['an optional parameter can be wrong', { parameters: [{ name: 'a', in: 'query' }] }, ['500 inherited']],
    [
      'a required parameter can be missing as well',
      { parameters: [{ name: 'a', in: 'query', required: true }] },
      ['500 inherited', '501 inherited'],
    ],
    ['a body can be wrong', { requestBody: { content: {} } }, ['500 inherited']],
    [
      'the session brings its own, and can be wrong or missing itself',
      { security: [{ session: [] }] },
      ['10020 inherited', '10021 inherited', '500 inherited', '501 inherited'],
    ],
    [
      'a parameter brings its own',
      { parameters: [{ name: 'a', in: 'query', 'x-errors': [10200] }] },
      ['10200', '500 inherited'],
    ],
    [
      'what an operation lists itself comes first, once, and is not inherited',
      { security: [{ session: [] }], 'x-errors': [10200, { code: 10021, when: 'late' }, 99] },
      ['10200', '10021', '10020 inherited', '500 inherited', '501 inherited'],
    ],
  ])('%s', (_case, operation, expected) => {
    expect(codes(operation)).toEqual(expected);
  });
});

describe('addresses of servers', () => {
  const url = (server: object) => serverAddress(modelOf({ servers: [server] }).servers[0]);
  test.each([
    [{ url: 'https://a.example.org/' }, 'https://a.example.org'],
    [{ url: 'https://{a}.example.org/{a}', variables: { a: { default: 'x' } } }, 'https://x.example.org/x'],
    [{ url: '/v1' }, 'https://api.example.com/v1'],
    [{ url: 'v1' }, 'https://api.example.com/v1'],
    [{ url: '//a.example.org/v1' }, 'https://a.example.org/v1'],
    [{ url: 'a.example.org/v1' }, 'https://a.example.org/v1'],
    [{ url: 'a.example.org:8080' }, 'https://a.example.org:8080'],
    [{}, 'https://api.example.com'],
  ])('%j is %s', (server, expected) => {
    expect(url(server)).toBe(expected);
  });
});

test('malformed parts are left out, and what is whole stays', () => {
  const model = modelOf({
    tags: [null, 7, { name: '' }, { name: 'ok', description: 'a\n\nb' }, { name: 'ok' }],
    servers: 'no',
    security: 'no',
    paths: { '/a': null, '/b': { get: 'no', put: { parameters: [null, { in: 'query' }, { name: 'n', in: 'moon' }] } } },
    components: { schemas: [], securitySchemes: { a: null } },
  });
  expect(model.tags.map(({ name }) => name)).toEqual(['ok', 'Other']);
  expect(model.operations.map(({ method, parameters }) => [method, parameters])).toEqual([['PUT', []]]);
});

test('an address of a flow may be relative', () => {
  const oauth = { type: 'oauth2', flows: { password: { tokenUrl: 'token', scopes: {} } } };
  const [scheme] = modelOf({ components: { securitySchemes: { oauth } } }).securitySchemes;
  expect(scheme?.flows[0]?.urls).toEqual([{ kind: 'tokenUrl', url: 'token' }]);
});

test('links that could run code are no links', () => {
  const model = modelOf({
    info: { title: 'T', termsOfService: 'javascript:alert(1)', contact: { url: 'data:text/html,x', name: 'N' } },
    externalDocs: { url: ' JavaScript:alert(1)' },
  });
  expect([model.termsOfService, model.contact?.url, model.externalDocs]).toEqual([undefined, undefined, undefined]);
});
