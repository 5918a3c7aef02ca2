import { describe, expect, test } from 'vitest';
import { findSampleLanguage } from '../../../plugins/openapi/core/samples';
import type { FieldView } from '../../../plugins/openapi/core/schema/types';
import { typeText } from '../../../plugins/openapi/core/schema/typeText';
import { build, entityOf, operationOf, overviewOf, sent, titles } from './support';

function notes({ schema }: FieldView): Record<string, string> {
  return Object.fromEntries((schema.notes ?? []).map(({ kind, value = 'yes' }) => [kind, value]));
}

describe('parameters', () => {
  test('of path item and operation are one where name and place are the same', async () => {
    const built = await build('path-item-parameters');
    const rows = (title: string) =>
      operationOf(built, title).parameters.flatMap(({ in: place, fields }) =>
        fields.map(({ name, schema }) => [place, name, typeText(schema.type), schema.html]),
      );
    const shared = [
      ['query', 'id', 'string', '<p>A query parameter of the same name</p>'],
      ['header', 'trace', 'string', '<p>Shared</p>'],
    ];
    expect(rows('Override one')).toEqual([['path', 'id', 'integer', '<p>From the operation</p>'], ...shared]);
    expect(rows('Override none')).toEqual([['path', 'id', 'string', '<p>From the path item</p>'], ...shared]);
    expect(sent(built, 'Override one')[0]).toMatch(/^GET .*\/users\/7\?id=q$/);
  });

  test('of every style are encoded as the specification says, and the table names the style', async () => {
    const built = await build('styles');
    const [line, header] = sent(built, 'All styles');
    expect(line).toBe(
      'GET https://api.example.org/find/a,b%20c/.a.b/;x=1;y=2?list=a&list=b&space=a%20b&pipe=a%7Cb' +
        '&deep%5Bfrom%5D=1&deep%5Bto%5D=2&r=1&g=2&comma=1%2C2,3',
    );
    expect(header).toBe('X-Ids: 1,2');
    const [, query] = operationOf(built, 'All styles').parameters;
    expect(query?.fields.map((row) => [row.name, notes(row)['style']])).toEqual([
      ['list', 'form, explode'],
      ['comma', 'form'],
      ['space', 'spaceDelimited'],
      ['pipe', 'pipeDelimited'],
      ['deep', 'deepObject, explode'],
      ['object', 'form, explode'],
    ]);
  });

  test('may keep reserved characters, or be empty', async () => {
    const built = await build('reserved-and-empty');
    expect(sent(built, 'Search')[0]).toBe(
      'GET https://api.example.org/search?coded=a%2Fb%3Fc%3Dd%26e&flag=&raw=a/b?c=d:e',
    );
    const fields = operationOf(built, 'Search').parameters[0]?.fields ?? [];
    expect(fields.map((row) => Object.keys(notes(row)))).toEqual([
      ['example', 'allowReserved'],
      ['example'],
      ['example', 'allowEmptyValue'],
    ]);
  });

  test('can be JSON, whose fields are described', async () => {
    const built = await build('parameter-content');
    expect(sent(built, 'Search')[0]).toBe(
      `GET https://api.example.org/search?filter=${encodeURIComponent('{"name":"Ann & Bob","age":7}')}`,
    );
    const [filter] = operationOf(built, 'Search').parameters[0]?.fields ?? [];
    expect(filter?.schema.fields?.map(({ name, required }) => [name, required])).toEqual([
      ['name', true],
      ['age', undefined],
    ]);
    expect(filter && notes(filter)['contentMediaType']).toBe('application/json');
  });

  test('that are cookies are sent where a program can, and explained where a browser does it', async () => {
    const built = await build('cookies');
    expect(sent(built, 'Who am I')).toContain('Cookie: SID=<sID>; theme=dark');
    expect(operationOf(built, 'Who am I').parameters).toMatchObject([{ in: 'cookie', fields: [{}, {}] }]);
    const fetch = findSampleLanguage('fetch');
    const inBrowser = await build('cookies', fetch ? [fetch] : []);
    const code = operationOf(inBrowser, 'Who am I').samples[0]?.code;
    expect(code).toMatch(/\/\/ .*cookies.*SID, theme/);
    expect(code).not.toContain('Cookie:');
  });
});

describe('bodies', () => {
  test('of several media types are all shown, and the sample sends JSON', async () => {
    const built = await build('request-bodies');
    const { body } = operationOf(built, 'Add a pet');
    expect(body?.required).toBe(true);
    expect(body?.html).toBe('<p>The new pet.</p>');
    expect(body?.contents.map(({ mediaType }) => mediaType)).toEqual([
      'application/xml',
      'application/json',
      'application/x-www-form-urlencoded',
    ]);
    expect(sent(built, 'Add a pet')[1]).toContain('"mediaType":"application/json"');
    expect(operationOf(built, 'Change a pet, in XML').body?.required).toBe(false);
  });

  test('in XML have an example in XML, with attributes, prefix, namespace and wrapped lists', async () => {
    const built = await build('request-bodies');
    const xml = [
      '<p:pet xmlns:p="https://example.org/pets" id="7">',
      '  <name>Tom &amp; &lt;Jerry&gt;</name>',
      '  <tags>',
      '    <tag>cat</tag>',
      '  </tags>',
      '  <nick>Tommy</nick>',
      '</p:pet>',
    ].join('\n');
    expect(JSON.parse(sent(built, 'Change a pet, in XML')[1] ?? '')).toMatchObject({ kind: 'text', text: xml });
    expect(operationOf(built, 'Change a pet, in XML').examples).toEqual([
      { label: '200', ok: true, grammar: 'markup', code: xml },
    ]);
  });

  test('of several parts say how each is encoded, with its headers', async () => {
    const built = await build('multipart-encoding');
    const encoding = operationOf(built, 'Upload a photo').body?.contents[0]?.encoding;
    expect(encoding?.map(({ property, text }) => [property, text])).toEqual([
      ['file', 'image/png, image/jpeg'],
      ['about', 'application/json'],
      ['tags', 'form · explode: false · allowReserved'],
    ]);
    expect(encoding?.[0]?.headers).toMatchObject([
      { name: 'X-Rate', required: true, schema: { type: ['integer'], html: '<p>Bytes per second.</p>' } },
    ]);
    const { parts } = JSON.parse(sent(built, 'Upload a photo')[1] ?? '') as { parts: object[] };
    expect(parts).toMatchObject([
      { name: 'photo' },
      { name: 'file', fileName: 'file', contentType: 'image/png' },
      { name: 'about', value: { literal: '{"title":"Sunset"}' }, contentType: 'application/json' },
      { name: 'tags' },
    ]);
  });

  test('and results may be binary', async () => {
    const built = await build('binary');
    expect(sent(built, 'Get an image')).toEqual(['GET https://api.example.org/images/a%20b.png', '=> binary']);
    expect(operationOf(built, 'Get an image').result?.contents[0]?.mediaType).toBe('image/png');
    expect(operationOf(built, 'Get an image').examples).toEqual([]);
    expect(sent(built, 'Put an image').slice(1)).toEqual([
      '{"kind":"binary","mediaType":"image/png","fileName":"file.bin"}',
      '=> none',
    ]);
  });

  test('and results show each named example, with summary and description, or where it is', async () => {
    const built = await build('examples');
    const { body, examples, parameters } = operationOf(built, 'Add a pet');
    expect(body?.contents[0]?.examples?.map(({ label, code, href }) => [label, code, href])).toEqual([
      ['The least', '{\n  "name": "Tom"\n}', undefined],
      ['All of it', '{\n  "name": "Tom",\n  "age": 7\n}', undefined],
      ['In a file', 'https://example.org/pet.json', 'https://example.org/pet.json'],
    ]);
    expect(examples.map(({ label, code, ok, html }) => [label, code, ok, html])).toEqual([
      ['The first one', '{\n  "id": 1\n}', true, 'With <strong>care</strong>.'],
      ['nothing', 'null', true, undefined],
      ['400', '{\n  "error": "name"\n}', false, undefined],
    ]);
    expect(parameters[0]?.fields[0]?.schema.notes).toEqual([
      { kind: 'example', value: 'cat' },
      { kind: 'example', value: 'https://example.org/kind.txt', href: 'https://example.org/kind.txt' },
    ]);
  });
});

describe('responses', () => {
  test('of ranges, codes and all others are shown, with their headers', async () => {
    const built = await build('responses');
    const { result, responses } = operationOf(built, 'All pets');
    expect(result?.status).toBe('2XX');
    expect(responses.map(({ status, html }) => [status, html])).toEqual([
      ['404', '<p>Not there.</p>'],
      ['5XX', '<p>Broken.</p>'],
      ['default', '<p>Anything else.</p>'],
    ]);
    const headers = result?.headers ?? [];
    expect(headers.map(({ name, required, schema }) => [name, required, typeText(schema.type), schema.html])).toEqual([
      ['X-Total', true, 'integer', '<p>How many there are.</p>'],
      ['X-Next', undefined, 'string<uri>', '<p>Address of the next page.</p>'],
      ['X-Info', undefined, 'object', undefined],
    ]);
    expect(headers[0] && notes(headers[0])['example']).toBe('42');
    expect(headers[1]?.schema.deprecated).toEqual({});
    expect(headers[2]?.schema.fields).toMatchObject([{ name: 'a' }]);
  });

  test('lead on to other operations, by id or by reference, and say which values go there', async () => {
    const built = await build('links');
    const href = '/api/other#get-user';
    expect(operationOf(built, 'Add a user').result?.links).toEqual([
      {
        name: 'get',
        html: 'Look at <em>it</em>.',
        target: 'Get a user',
        href,
        passes: [{ name: 'id', value: '$response.body#/id' }],
      },
      { name: 'byReference', target: 'Get a user', href, passes: [{ name: 'id', value: '5' }] },
      {
        name: 'elsewhere',
        target: 'https://other.example.org/openapi.yaml#/paths/~1x/get',
        server: 'https://other.example.org',
        passes: [{ name: 'body', value: '$request.body' }],
      },
      { name: 'shared', target: 'Get a user', href, passes: [] },
    ]);
  });
});

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
      'api/webhooks',
      'api/lost-and-found',
    ]);
    const hook = operationOf(built, 'A pet has come');
    expect([hook.kind, hook.path, hook.samples]).toEqual(['webhook', 'newPet', []]);
    const [payload] = hook.body?.contents ?? [];
    expect(payload?.schema.fields?.[0]).toMatchObject({ name: 'id', required: true });
    expect(payload?.examples?.[0]?.code).toBe('{\n  "id": 7\n}');
    expect(operationOf(built, 'lostPet').body?.contents[0]?.examples).toHaveLength(2);
    expect(built.site.index.flatMap(({ operations }) => operations)).toHaveLength(2);
  });
});

test('servers are those of the operation, of its path or of the document, with their variables', async () => {
  const built = await build('servers');
  expect(overviewOf(built).servers).toEqual([
    {
      url: 'https://{region}.example.org/{version}',
      name: 'production',
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
    ['Or', 'client', [['basic'], ['oauth']], 'Authorization: Basic <credentials>'],
    ['Digest', 'client', [['digest']], 'Authorization: Digest <credentials>'],
    ['Cookie', 'client', [['cookieKey']], 'Cookie: SID=<sID>'],
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
      { label: 'oauth', href: '/api#auth-oauth', scopes: ['read', 'write'] },
    ]);
  });

  test('schemes of all types say how they travel and where tokens come from', async () => {
    const built = await build('security');
    const schemes = overviewOf(built).securitySchemes;
    expect(schemes.map(({ key, type, carrier }) => [key, type, carrier])).toEqual([
      ['headerKey', 'apiKey', 'X-Key: …'],
      ['queryKey', 'apiKey', '?key=…'],
      ['cookieKey', 'apiKey', 'Cookie: SID=…'],
      ['basic', 'http', 'Authorization: basic …'],
      ['bearer', 'http', 'Authorization: bearer <JWT>'],
      ['digest', 'http', 'Authorization: digest …'],
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
    ['api/prose', 'prose', 'A tag without operations.'],
    ['api/undeclared-one', 'undeclared/one', undefined],
    ['api/other', 'Other', undefined],
  ]);
  expect(titles(built)).toEqual(['A', 'B', 'C']);
  expect(operationOf(built, 'A').badges).toEqual(['extra']);
  expect(pages[0]?.lede).toContain('<a href="https://example.org/pets">');
});

test('an entity that only a binary body or a header names is still found', async () => {
  expect(entityOf(await build('request-bodies'), 'Pet').usedBy.map(({ title }) => title)).toEqual([
    'Add a pet',
    'Change a pet, in XML',
  ]);
});
