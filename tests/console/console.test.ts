import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import plugin from '../../plugins/console';
import { describeField } from '../../plugins/console/core/describeField';
import { createForm, type Form } from '../../plugins/console/core/form';
import { toRequest } from '../../plugins/console/core/toRequest';
import { toSample } from '../../plugins/console/core/toSample';
import type { OperationView } from '../../plugins/openapi';
import type { ApiModel } from '../../plugins/openapi/core/model/types';
import { buildPages } from '../../plugins/openapi/core/pages/build';
import { pageWords } from '../../plugins/openapi/write/pageWords';
import { curlLanguage } from '../../plugins/samples/core/languages/curl';
import { credentialsOf, findCredential } from '../../plugins/samples/core/sample/credentials';
import { compileFile } from '../../plugins/sandbox/compile';
import type { CompiledSandbox } from '../../plugins/sandbox/core/compile/compileSandbox';
import { createSandbox } from '../../plugins/sandbox/core/handle/createSandbox';
import { findIssuers } from '../../plugins/sandbox/core/parts/findIssuers';
import { createRandom } from '../../plugins/sandbox/core/random';
import { createMemoryStore } from '../../plugins/sandbox/core/store/memoryStore';
import type { Backend } from '../../plugins/sandbox/core/types';
import { layOutJson } from '../../plugins/shared/core/layOutJson';
import { compile, ourDocument, smallModel } from '../sandbox/support/document';
import { findOperation } from './findOperation';

/** The consoles of all calls, as a page opens them. */
function open(model: ApiModel, { api }: CompiledSandbox, own?: Backend) {
  const options = { pages: 'tag', routeBase: 'api', languages: [], words: pageWords('en') } as const;
  const { calls } = buildPages(model, { ...options, languages: [] }).samples();
  const parts = { store: createMemoryStore(), clock: () => 0, random: createRandom(1) };
  const { fetch } = createSandbox({ api, backend: own, ...parts });
  const known = new Map<string, string>();
  const consoles = Object.values(calls).map((call) => {
    const [built] = call.requests;
    const operation = findOperation(api, built?.request.method ?? '', call.path);
    if (!operation) throw new Error(`The sandbox has no ${call.path}.`);
    const make = (change: (form: Form) => Form = (form) => form, prefer = '') => {
      const form = createForm(operation, built);
      const fields = form.fields.map((field) => {
        const { credential = '' } = field;
        return credential ? { ...field, value: known.get(credential) ?? credential } : field;
      });
      const address = `http://sandbox${(operation.bases ?? api.bases)[0] ?? ''}`;
      const { url, ...init } = toRequest({
        operation,
        address,
        form: change({ ...form, fields }),
        prefer,
        isSandbox: true,
      });
      return new Request(url, init);
    };
    return { id: operation.id, call, make, send: async (...given: Parameters<typeof make>) => fetch(make(...given)) };
  });
  return { api, calls, consoles, known };
}

function consoleOf(paths: object, path: string, rest: object = {}) {
  const model = smallModel(paths, rest);
  const found = open(model, compile(model)).consoles.find(({ call }) => call.path === path);
  if (!found) throw new Error(`No ${path}.`);
  return found;
}

describe('the first request of the console', () => {
  it.each(['petstore.yaml', 'notes.yaml'])('is accepted by the sandbox of %s', async (file) => {
    const { model, compiled } = await compileFile(join(import.meta.dirname, '../sandbox/generic/fixtures'), file);
    const { consoles } = open(model, compiled);
    const refused: string[] = [];
    for (const { id, send } of consoles) if ((await send()).status >= 400) refused.push(id);
    expect(consoles.length).toBeGreaterThan(1);
    expect(refused).toEqual([]);
  });

  it('is the sample, as code', async () => {
    const folder = join(import.meta.dirname, '../sandbox/generic/fixtures');
    const petstore = await compileFile(folder, 'petstore.yaml');
    for (const { model, compiled } of [petstore, await ourDocument()]) {
      const { api, calls } = open(model, compiled);
      for (const { path, requests } of Object.values(calls)) {
        for (const built of requests) {
          const operation = findOperation(api, built.request.method, path);
          const sample = operation && toSample({ operation, built, form: createForm(operation, built) });
          expect(sample && curlLanguage.write(sample)).toBe(curlLanguage.write(built.request));
        }
      }
    }
  });
});

describe('a request', () => {
  const PARAMETERS = {
    '/games/{id}/{list}': {
      post: {
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: 'a/b ü' },
          {
            name: 'list',
            in: 'path',
            required: true,
            style: 'matrix',
            schema: { type: 'array', items: {} },
            example: [1, 2],
          },
          { name: 'q', in: 'query', required: true, schema: { type: 'string' }, example: 'a&b=c' },
          { name: 'later', in: 'query', schema: { type: 'string' } },
          { name: 'filter', in: 'query', style: 'deepObject', schema: { type: 'object', properties: { a: {} } } },
          { name: 'X-Trace', in: 'header', schema: { type: 'string' } },
          { name: 'crumb', in: 'cookie', schema: { type: 'string' } },
        ],
        requestBody: { content: { 'application/json': { example: { deep: [1] } } } },
      },
    },
  };

  it('has what the reader typed where the document says', async () => {
    const { make } = consoleOf(PARAMETERS, '/games/{id}/{list}');
    const first = make();
    expect(first.url).toBe('http://sandbox/games/a%2Fb%20%C3%BC/;list=1,2?q=a%26b%3Dc');
    expect(first.headers.get('Content-Type')).toBe('application/json');
    expect(await first.json()).toEqual({ deep: [1] });
    const changed = make(
      (form) => ({
        ...form,
        fields: form.fields.map((field) => ({
          ...field,
          value: { id: '7', q: '', 'X-Trace': 't' }[field.name] ?? field.value,
        })),
        body: { mediaType: 'text/plain', text: '{' },
      }),
      'code=7',
    );
    expect(changed.url).toBe('http://sandbox/games/7/;list=1,2');
    expect(changed.headers.get('X-Trace')).toBe('t');
    expect(changed.headers.get('Prefer')).toBe('code=7');
    expect(await changed.text()).toBe('{');
  });

  it('is code with what the reader typed, and without credentials', () => {
    const secured = { security: [{ key: [] }], get: undefined };
    const securitySchemes = { key: { type: 'apiKey', in: 'query', name: 'session_key' } };
    const post = { ...PARAMETERS['/games/{id}/{list}'].post, ...secured };
    const model = smallModel({ '/games/{id}/{list}': { post } }, { components: { securitySchemes } });
    const compiled = compile(model);
    const [call] = Object.values(open(model, compiled).calls);
    const [built] = call?.requests ?? [];
    const operation = findOperation(compiled.api, 'POST', '/games/{id}/{list}');
    if (!built || !operation) throw new Error('No call.');
    const form = createForm(operation, built);
    const typed: Record<string, string> = { id: '7', later: 'x', session_key: 'secret', 'X-Trace': 't' };
    const fields = form.fields.map((field) => ({ ...field, value: typed[field.name] ?? field.value }));
    const text = '{"id": 12345678901234567890}';
    const typedForm = { ...form, fields, body: { mediaType: 'application/json', text } };
    const sample = toSample({ operation, built, form: typedForm });
    expect(sample).toMatchObject({
      url: 'https://api.example.com/games/7/;list=1,2',
      query: [
        { name: 'session_key', value: { variable: 'sessionKey' } },
        { name: 'q', value: { literal: 'a&b=c' } },
        { name: 'later', value: { literal: 'x' } },
      ],
      headers: [{ name: 'X-Trace', value: { literal: 't' } }],
      body: { kind: 'text', text },
    });
    const runnable = toSample({
      operation,
      built,
      form: typedForm,
      address: 'http://127.0.0.1:4010',
      withSecrets: true,
    });
    expect(runnable).toMatchObject({
      url: 'http://127.0.0.1:4010/games/7/;list=1,2',
      query: [{ name: 'session_key', value: { literal: 'secret' } }, {}, {}],
    });
  });

  it('shows all parameters that a field can hold and a script can send', () => {
    const model = smallModel(PARAMETERS);
    const { api } = compile(model);
    const operation = findOperation(api, 'POST', '/games/{id}/{list}');
    const fields = operation ? createForm(operation, undefined).fields : [];
    expect(fields.map((field) => [field.in, field.name, field.isRequired])).toEqual([
      ['path', 'id', true],
      ['path', 'list', true],
      ['query', 'q', true],
      ['query', 'later', false],
      ['query', 'filter[a]', undefined],
      ['header', 'X-Trace', false],
      ['cookie', 'crumb', false],
    ]);
  });

  it('keeps what is encoded already, asks for empty values, and goes on after a `?` of the path', async () => {
    const text = { schema: { type: 'string' } };
    const parameters = [
      { name: 'to', in: 'query', required: true, allowReserved: true, example: 'a/b', ...text },
      { name: 'flag', in: 'query', required: true, allowEmptyValue: true, ...text },
    ];
    const { make } = consoleOf({ '/q?action=list': { get: { parameters } } }, '/q?action=list');
    const without = (form: Form) => ({
      ...form,
      fields: form.fields.map((field) => ({ ...field, value: field.isRaw ? 'c/d&e#' : '' })),
    });
    expect(make(without).url).toBe('http://sandbox/q?action=list&flag=&to=c/d%26e%23');
  });

  it('has all fields of a form', () => {
    const properties = {
      a: { type: 'integer' },
      photo: { type: 'string', format: 'binary' },
      later: { type: 'string' },
    };
    const content = { 'multipart/form-data': { schema: { type: 'object', required: ['a', 'photo'], properties } } };
    const model = smallModel({ '/f': { post: { requestBody: { required: true, content } } } });
    const compiled = compile(model);
    const { calls } = open(model, compiled);
    const [call] = Object.values(calls);
    const operation = findOperation(compiled.api, 'POST', '/f');
    const form = operation && createForm(operation, call?.requests[0]);
    expect(form?.fields.map(({ name, isFile = false }) => [name, isFile])).toEqual([
      ['a', false],
      ['photo', true],
      ['later', false],
    ]);
  });

  it('sends all files of a list', async () => {
    const properties = { photos: { type: 'array', items: { type: 'string', format: 'binary' } } };
    const content = { 'multipart/form-data': { schema: { type: 'object', required: ['photos'], properties } } };
    const { make } = consoleOf({ '/f': { post: { requestBody: { required: true, content } } } }, '/f');
    const files = ['a.png', 'b.png'].map((name) => new File([name], name));
    const sent = await make((form) => ({
      ...form,
      fields: form.fields.map((field) => ({ ...field, files })),
    })).formData();
    expect(sent.getAll('photos').map((file) => (file instanceof File ? file.name : file))).toEqual(['a.png', 'b.png']);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'a=1&b=x+y'],
    ['multipart/form-data', 'form-data; name="a"\r\n\r\n1\r\n'],
  ])('has the fields of %s', async (type, expected) => {
    const schema = { type: 'object', properties: { a: { type: 'integer' }, b: { type: 'string' } } };
    const post = { requestBody: { content: { [type]: { schema, example: { a: 1, b: 'x y' } } } } };
    expect(await consoleOf({ '/f': { post } }, '/f').make().text()).toContain(expected);
  });
});

describe('the input of a field', () => {
  const Colour = { type: 'string', enum: ['red', 'blue'] };
  const parameter = (name: string, schema: object, rest: object = {}) => ({ name, in: 'query', schema, ...rest });
  const list = (items: object) => ({ type: 'array', items });
  const file = { type: 'string', format: 'binary' };

  /** By name: what the page says of each field. */
  function describeFields(path: string, method: string, operation: object) {
    const model = smallModel({ [path]: { [method]: operation } }, { components: { schemas: { Colour } } });
    const { api } = compile(model);
    const built = buildPages(model, { pages: 'tag', routeBase: 'api', languages: [], words: pageWords('en') });
    const sections = [...built.pages()].flatMap((page) => page.sections);
    const view = sections.find(({ component }) => component === 'ApiOperation')?.data as OperationView;
    const [call] = Object.values(built.samples().calls);
    const sandboxed = findOperation(api, method.toUpperCase(), path);
    if (!sandboxed) throw new Error(`The sandbox has no ${path}.`);
    const form = createForm(sandboxed, call?.requests[0]);
    const hints = form.fields.map((field) => [field.name, { ...field, ...describeField(field, form, view) }] as const);
    return Object.fromEntries(hints);
  }

  it('offers the values that the document lists, and takes any if it lists only some', () => {
    const fields = describeFields('/c/{of}', 'get', {
      parameters: [
        { ...parameter('of', { $ref: '#/components/schemas/Colour' }, { required: true }), in: 'path' },
        parameter('flag', { type: ['boolean', 'null'] }),
        parameter('open', { anyOf: [Colour, { type: 'string' }] }),
        parameter('each', list({ $ref: '#/components/schemas/Colour' })),
        parameter('all', list(Colour), { explode: false }),
        parameter('level', { oneOf: [{ const: 1, title: 'Gold' }, { const: 2 }] }),
      ],
    });
    const choices = Object.entries(fields).map(([name, field]) => [name, field.choices?.map(({ value }) => value)]);
    expect(Object.fromEntries(choices)).toEqual({
      of: ['red', 'blue'],
      flag: ['true', 'false'],
      open: undefined,
      each: ['red', 'blue'],
      all: ['red', 'blue'],
      level: ['1', '2'],
    });
    expect(fields.each?.shape).toBe('repeated');
    expect(fields.all).toMatchObject({ shape: 'joined', separator: ',' });
    expect(fields.level?.choices?.[0]?.name).toBe('Gold');
  });

  it('says the limits', () => {
    const page = { type: 'object', properties: { size: { type: 'integer', maximum: 50 } } };
    const price = { type: 'object', properties: { gte: { type: 'number', minimum: 0 }, tags: list({}) } };
    const fields = describeFields('/l', 'get', {
      parameters: [
        parameter('limit', { type: 'integer', minimum: -1, default: 20, description: 'How many.' }),
        parameter('filter', { type: 'object', properties: { price } }, { style: 'deepObject' }),
        parameter('page', page),
      ],
    });
    expect(Object.keys(fields)).toEqual(['limit', 'filter[price][gte]', 'filter[price][tags]', 'size']);
    expect(fields.limit).toMatchObject({ type: 'integer', isRequired: false });
    expect(fields.limit?.notes.map(({ kind, value }) => [kind, value])).toEqual([
      ['default', '20'],
      ['minimum', '-1'],
    ]);
    // No phone has a minus among its digits.
    expect(fields.limit?.inputMode).toBeUndefined();
    expect(fields['filter[price][gte]']).toMatchObject({ inputMode: 'decimal', type: 'number' });
    expect(fields['filter[price][tags]']?.shape).toBe('repeated');
    expect(fields.size?.notes).toEqual([{ kind: 'maximum', value: '50' }]);
  });

  it('says of the fields of a body which are required, and which are files', () => {
    const properties = {
      photo: file,
      more: list(file),
      note: { type: 'string', maxLength: 9 },
      all: list({}),
      meta: {},
    };
    const content = { 'multipart/form-data': { schema: { type: 'object', required: ['photo'], properties } } };
    const fields = describeFields('/b', 'post', { requestBody: { content } });
    const rows = Object.entries(fields).map(([name, { isRequired, isFile = false, shape = '' }]) => [
      name,
      isRequired,
      isFile,
      shape,
    ]);
    expect(rows).toEqual([
      ['photo', true, true, ''],
      ['more', false, true, 'repeated'],
      ['note', false, false, ''],
      ['all', false, false, 'repeated'],
      ['meta', false, false, ''],
    ]);
  });
});

it('the plugin names the plugins that it needs', () => {
  const { configureWebpack } = plugin({ i18n: {} } as LoadContext, { targets: ['page'] });
  const configure = (alias: object) =>
    configureWebpack?.({ resolve: { alias } } as never, false, {} as never, undefined);
  expect(() => configure({})).toThrow(
    '`@livespec/docusaurus/plugin-console` needs `@livespec/docusaurus/plugin-openapi` and `@livespec/docusaurus/plugin-sandbox`',
  );
  expect(configure({ '@theme/ApiOperation': '', '@theme/sandbox/openSandbox': '' })).toEqual({});
});

describe('credentials', () => {
  it('come from the calls that return one and need none', async () => {
    const { model, compiled } = await ourDocument();
    const { api, calls } = open(model, compiled);
    const found = findIssuers(api, ({ path }) => Object.values(calls).find((call) => call.path === path));
    expect(found.sessionKey?.map(({ operationId }) => operationId)).toEqual(['wxLogin', 'dyLogin', 'ksLogin']);
  });

  it('are those of the chosen alternative', () => {
    const securitySchemes = {
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
      basic: { type: 'http', scheme: 'basic' },
      crumb: { type: 'apiKey', in: 'cookie', name: 'crumb' },
    };
    const get = { security: [{ key: [] }, { basic: [], crumb: [] }] };
    const model = smallModel({ '/a': { get } }, { components: { securitySchemes } });
    const compiled = compile(model);
    const [call] = Object.values(open(model, compiled).calls);
    const [operation] = compiled.api.operations;
    if (!operation) throw new Error('No call.');
    const form = createForm(operation, call?.requests[0], 1);
    expect(form.fields.map(({ in: place, name }) => [place, name])).toEqual([
      ['header', 'Authorization'],
      ['cookie', 'crumb'],
    ]);
    const fields = form.fields.map((field) => ({ ...field, value: field.isLogin ? 'me:ü' : 'c' }));
    const { headers } = toRequest({ operation, address: 'http://a', form: { fields }, isSandbox: true });
    expect(Object.fromEntries(headers)).toEqual({ authorization: 'Basic bWU6w7w=', 'sandbox-cookie': 'crumb=c' });
    const sent = toRequest({ operation, address: 'https://api.example.com', form: { fields } }).headers;
    expect(sent.has('sandbox-cookie')).toBe(false);
  });

  it('are those of the sample, and found in results however they are written', async () => {
    const { model, compiled } = await ourDocument();
    const { consoles } = open(model, compiled);
    const archive = consoles.find(({ id }) => id === 'archiveGet');
    const [built] = archive?.call.requests ?? [];
    expect(built && credentialsOf(built.request)).toEqual(['sessionKey']);
    expect(findCredential({ data: { list: [{ session_key: 'k' }] } }, 'sessionKey')).toBe('k');
    expect(findCredential({ sessionKeys: 'k', session: { key: 'k' } }, 'sessionKey')).toBeUndefined();
  });
});

it('results keep their numbers', () => {
  const text = '{"id":12345678901234567890,"list":[],"deep":{"a":[1.0,"b,{"],"c":{}}}';
  const laidOut = layOutJson(text);
  expect(laidOut).toContain('"id": 12345678901234567890,\n');
  expect(JSON.stringify(JSON.parse(laidOut), null, 2)).toBe(
    laidOut.replace('12345678901234567890', '12345678901234567000').replace('1.0', '1'),
  );
});
