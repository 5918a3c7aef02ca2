import { describe, expect, test } from 'vitest';
import { build, operationOf, securityOf, sent, serversOf, titles } from './support';

describe('what the API sends', () => {
  test('to each address of each callback is described, with an example', async () => {
    const built = await build('callbacks');
    const callbacks = operationOf(built, 'Start a job').callbacks ?? [];
    expect(callbacks.map(({ id, kind, method, path, title }) => [id, kind, method, path, title])).toEqual([
      ['start-job-done', 'callback', 'POST', '{$request.body#/doneUrl}', 'The job is done'],
      ['start-job-done-2', 'callback', 'POST', '{$request.query.failUrl}?code={$response.body#/code}', 'done'],
      ['on-progress', 'callback', 'PUT', 'https://example.org/progress', 'progress'],
    ]);
    expect(callbacks[0]?.body?.contents[0]?.examples?.[0]?.code).toBe('{\n  "id": 5\n}');
    expect(callbacks[0]?.samples).toEqual([]);
  });

  test('as a webhook has a page, with the payload as the receiver sees it', async () => {
    const built = await build('webhooks');
    expect(built.pages.filter(({ kind }) => kind === 'tag').map(({ path }) => path)).toEqual([
      'api/lost-and-found',
      'api/webhooks',
    ]);
    const hook = operationOf(built, 'A pet has come');
    expect([hook.kind, hook.path, hook.samples]).toEqual(['webhook', 'newPet', []]);
    const [payload] = hook.body?.contents ?? [];
    expect(payload?.schema.fields?.[0]).toMatchObject({ name: 'id' });
    expect(payload?.examples?.[0]?.code).toBe('{\n  "id": 7\n}');
    expect(operationOf(built, 'lostPet').body?.contents[0]?.examples).toHaveLength(2);
    expect(built.site.index.flatMap(({ operations }) => operations)).toHaveLength(2);
  });
});

test('servers are those of the operation, of its path or of the document, with their variables', async () => {
  const built = await build('servers');
  expect(serversOf(built)).toEqual([
    {
      url: 'https://{region}.example.org/{version}',
      name: 'production',
      label: 'production',
      html: 'The <em>real</em> one.',
      variables: [
        { name: 'region', default: 'eu', enum: ['eu', 'us'], html: 'Where you are.' },
        { name: 'version', default: 'v1', enum: [] },
      ],
    },
    { url: '/relative/', variables: [] },
  ]);
  expect(operationOf(built, 'Root servers').servers).toBeUndefined();
  expect(operationOf(built, 'Path servers').servers).toMatchObject([{ html: 'For the path.' }]);
  expect(operationOf(built, 'Operation servers').servers).toMatchObject([{ variables: [{ name: 'tenant' }] }]);
  const lines = ['Root servers', 'Path servers', 'Operation servers'].map((title) => sent(built, title)[0]);
  expect(lines).toEqual([
    'GET https://eu.example.org/v1/a',
    'GET https://path.example.org/b',
    'PUT https://acme.op.example.org/b',
  ]);
});

describe('security', () => {
  test.each([
    ['As the document says', 'client', [['headerKey']], 'X-Key: <xKey>'],
    ['Open', 'anyone', undefined, '=> none'],
    ['Optional', 'anyone', [[], ['bearer']], '=> none'],
    ['And', 'client', [['headerKey', 'queryKey']], 'X-Key: <xKey>'],
    ['Or', 'client', [['basic'], ['oauth']], 'Authorization: basic apiUser:apiPassword'],
    ['Digest', 'client', [['digest']], 'Authorization: digest apiUser:apiPassword'],
    ['Cookie', 'client', [['cookieKey']], 'Cookie: SID=<sid>'],
    ['Mutual TLS', 'client', [['mutual']], '=> none'],
    ['OpenID Connect', 'client', [['connect']], 'Authorization: Bearer <accessToken>'],
    ['Not defined', 'client', [['nobody']], '=> none'],
  ])('%s: for %s, with %j', async (title, caller, sets, line) => {
    const built = await build('security');
    const view = operationOf(built, title);
    expect(view.caller).toBe(caller);
    expect(view.security?.sets.map((set) => set.map(({ label }) => label))).toEqual(sets);
    expect(sent(built, title)[1]).toBe(line);
  });

  test('a key is a row among the parameters, and scopes are named', async () => {
    const built = await build('security');
    expect(sent(built, 'And')[0]).toBe('GET https://api.example.org/both?key=<key>');
    const { parameters } = operationOf(built, 'And');
    expect(parameters.map(({ in: place, fields }) => [place, fields[0]?.name, fields[0]?.required])).toEqual([
      ['query', 'key', true],
      ['header', 'X-Key', true],
    ]);
    expect(operationOf(built, 'Or').security?.sets[1]).toEqual([
      { label: 'oauth', kind: 'oauth2', href: '/api#auth-oauth', scopes: ['read', 'write'] },
    ]);
  });

  test('schemes of all types say how they travel and where tokens come from', async () => {
    const built = await build('security');
    const schemes = securityOf(built);
    expect(schemes.map(({ key, type, carrier }) => [key, type, carrier])).toEqual([
      ['headerKey', 'apiKey', 'X-Key: …'],
      ['queryKey', 'apiKey', '?key=…'],
      ['cookieKey', 'apiKey', 'Cookie: SID=…'],
      ['basic', 'http', 'Authorization: Basic base64(user:password)'],
      ['bearer', 'http', 'Authorization: Bearer <JWT>'],
      ['digest', 'http', 'Authorization: Digest …'],
      ['oauth', 'oauth2', 'Authorization: Bearer …'],
      ['connect', 'openIdConnect', 'Authorization: Bearer …'],
      ['mutual', 'mutualTLS', undefined],
    ]);
    const { flows = [] } = schemes.find(({ key }) => key === 'oauth') ?? {};
    expect(flows.map(({ flow, urls }) => [flow, urls.map(({ kind }) => kind)])).toEqual([
      ['authorizationCode', ['authorizationUrl', 'tokenUrl', 'refreshUrl']],
      ['implicit', ['authorizationUrl']],
      ['password', ['tokenUrl']],
      ['clientCredentials', ['tokenUrl']],
    ]);
    expect(flows[0]?.scopes[0]).toEqual({ name: 'read', html: 'Read <em>things</em>' });
  });
});

test('what is deprecated says so, why, and until when', async () => {
  const built = await build('deprecated');
  const old = operationOf(built, 'The old way');
  expect(old.deprecated).toEqual({
    html: 'Call <a href="/default#new">the new way</a> instead.',
    sunset: '2027-01-31',
  });
  expect(old.parameters[0]?.fields.map(({ schema }) => schema.deprecated)).toEqual([
    { html: 'Use <code>after</code>.' },
    {},
  ]);
  expect(sent(built, 'The old way')[0]).not.toContain('since');
  const rows = built.site.index[0]?.operations.map(({ title, deprecated }) => [title, deprecated]);
  expect(rows).toEqual([
    ['The old way', true],
    ['The new way', undefined],
  ]);
});

test('tags are pages: declared ones in their order, then others, then what has none', async () => {
  const built = await build('tags');
  const pages = built.pages.filter(({ kind }) => kind === 'tag');
  expect(pages.map(({ path, title, description }) => [path, title, description])).toEqual([
    ['api/pets', 'All pets', 'What pets there are.'],
    ['api/prose', 'prose', 'A tag without calls, whose text is a chapter of its own.'],
    ['api/undeclared-one', 'undeclared/one', undefined],
    ['api/other', 'Other calls', undefined],
  ]);
  expect(titles(built)).toEqual(['A', 'B', 'C']);
  expect(operationOf(built, 'A').badges).toEqual(['extra']);
  expect(pages[0]?.intro).toContain('<a href="https://example.org/pets">');
});
