import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('@docusaurus/Translate', () => ({
  translate: ({ message }: { message: string }, values: Record<string, string> = {}) =>
    message.replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(values[name])),
}));
vi.mock('@generated/console/default/options.json', () => ({ default: { targets: ['servers', 'other'], proxy: '' } }));
vi.mock('@generated/openapi/default/servers.json', () => ({ default: {} }));
vi.mock('@theme/sandbox/connectSandbox', () => ({
  connectSandbox: () => ({ known: () => Promise.reject(new Error()) }),
}));
vi.mock('@theme/sandbox/openSandbox', () => ({ openSandbox: () => Promise.reject(new Error()) }));
vi.mock('@theme/sandbox/operationParts', () => ({}));
vi.mock('@theme/samples/savedValues', () => ({ readSavedValues: () => ({}) }));

import { compareReplies } from '../../plugins/console/browser/answers/compareAnswers';
import { createBench } from '../../plugins/console/browser/bench';
import {
  addressOf,
  faultOf,
  type ServerOfDocument,
  type Target,
  targetsOf,
} from '../../plugins/console/browser/targets';
import { editsFields, isInUse, parseBody, readAt } from '../../plugins/console/core/body/editJson';
import { toSample } from '../../plugins/console/core/toSample';
import type { OperationView } from '../../plugins/openapi';
import { buildPages } from '../../plugins/openapi/core/pages/build';
import { pageWords } from '../../plugins/openapi/write/pageWords';
import { createParts } from '../../plugins/sandbox/core/parts/createParts';
import { compile, smallModel } from '../sandbox/support/document';

const DOCS = 'https://docs.example.org/doc/api/items';
const SERVER: Target = { kind: 'server', server: { url: 'https://api.example.com/v1', variables: [] } };

const model = smallModel({
  '/items/{id}': {
    post: {
      parameters: [
        { name: 'session_key', in: 'query', schema: { type: 'string' } },
        { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
      ],
      requestBody: {
        content: {
          'application/json': { schema: { type: 'object', properties: { any: {}, name: { type: 'string' } } } },
        },
      },
      responses: {
        200: {
          description: '',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Envelope' } } },
        },
      },
    },
  },
});
const pages = buildPages(model, { pages: 'tag', routeBase: 'api', languages: [], words: pageWords('en') });
const sections = [...pages.pages()].flatMap((page) => page.sections);
const view = sections.find(({ component }) => component === 'ApiOperation')?.data as OperationView;
const part = createParts(compile(model).api, { samples: pages.samples(), operations: [] }).part(view.id);

/** Sent so far. */
let sent: string[] = [];
let answer: () => Response | Promise<Response>;
let versions = 0;

beforeEach(() => {
  sent = [];
  answer = () => new Response('{"code":0}');
  vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', ({ url }: Request) => {
    sent.push(url);
    return Promise.resolve().then(answer);
  });
});

afterEach(() => vi.unstubAllGlobals());

/** A form as a link opens it, with a desk of its own. */
function open(target: Target = SERVER, search = '', credentials = part?.credentials ?? {}) {
  vi.stubGlobal('location', { href: DOCS, host: 'docs.example.org', search });
  versions += 1;
  const bench = part && createBench(view, String(versions), { ...part, credentials }, 0);
  if (!bench) throw new Error('No form.');
  bench.desk.store.set({ target });
  const send = async () => {
    await bench.send({ isForced: true });
    const { isBusy, answer: shown } = bench.store.get();
    expect(isBusy).toBe(false);
    return shown;
  };
  return { bench, desk: bench.desk, send };
}

const INCOMPLETE = /^Nothing is sent to an incomplete address\./;
const OWN = /^Nothing is sent to docs\.example\.org: /;
const typed = (address: string, rest: object = {}) =>
  ({ target: { kind: 'other' }, address, port: '4010', variables: {}, ...rest }) as const;

describe('a request goes only where its address says so in full', () => {
  it.each<[string, RegExp | undefined]>([
    ['', INCOMPLETE],
    ['   ', INCOMPLETE],
    ['api.example.com/v1', INCOMPLETE],
    ['/v1', INCOMPLETE],
    ['v1', INCOMPLETE],
    ['//evil', INCOMPLETE],
    ['https:', INCOMPLETE],
    ['https://', INCOMPLETE],
    ['https:api.example.com', INCOMPLETE],
    ['https:/api.example.com', INCOMPLETE],
    ['https:\\\\api.example.com', INCOMPLETE],
    ['https://api.example.com\\v1', INCOMPLETE],
    ['https://api.exa mple.com', INCOMPLETE],
    ['https://api.example.com/v1?a=1', INCOMPLETE],
    ['https://api.example.com/v1#a', INCOMPLETE],
    ['https://anna@api.example.com', INCOMPLETE],
    ['https://anna:pw@api.example.com', INCOMPLETE],
    ['https://docs.example.org@evil.example', INCOMPLETE],
    ['https://api.example.com:', INCOMPLETE],
    ['https://api.example.com:99999', INCOMPLETE],
    ['https://api.example.com:a', INCOMPLETE],
    ['http://::1', INCOMPLETE],
    ['http://[::1', INCOMPLETE],
    ['http://1.2.3.4.5', INCOMPLETE],
    ['javascript:alert(1)', INCOMPLETE],
    ['javascript://docs.example.org/%0aalert(1)', INCOMPLETE],
    ['data:text/plain,a', INCOMPLETE],
    ['ftp://api.example.com', INCOMPLETE],
    ['ws://api.example.com', INCOMPLETE],
    ['file:///etc', INCOMPLETE],
    ['blob:https://docs.example.org/1', INCOMPLETE],
    ['https://docs.example.org', OWN],
    ['https://docs.example.org/doc/api', OWN],
    ['http://DOCS.example.org.', OWN],
    ['https://docs.example.org:443/v1', OWN],
    ['https://docs.example.org:80/v1', OWN],
    ['http://docs.example.org..:443/v1', OWN],
    ['https://docs.example.org:8443/v1', undefined],
    ['https://api.example.com', undefined],
    ['  HTTPS://api.example.com/v1//  ', undefined],
    ['http://localhost:3000/a%20b', undefined],
    ['http://127.0.0.1:4010', undefined],
    ['http://[::1]:8080/v1', undefined],
    ['https://bücher.example', undefined],
  ])('%j', async (address, fault) => {
    const { bench, desk, send } = open({ kind: 'other' });
    desk.store.set({ address });
    bench.change(...withValue(bench, 'session_key', 'secret'));
    const shown = await send();
    if (fault) {
      expect(shown?.failure).toMatchObject({ kind: 'request', message: expect.stringMatching(fault) as string });
      expect(sent).toEqual([]);
    } else {
      expect(sent).toHaveLength(1);
      expect(new URL(sent[0] ?? '').href).toMatch(/\/items\/[^/?]+\?session_key=secret$/);
      expect(new URL(sent[0] ?? '').host).not.toBe('docs.example.org');
    }
  });

  const region = (url: string, values: string[] = []): ServerOfDocument => ({
    url,
    variables: [{ name: 'host', default: 'api.example.com', enum: values }],
  });

  it.each<[string, ServerOfDocument[], RegExp | undefined]>([
    ['a server on it', [{ url: 'https://docs.example.org/v1', variables: [] }], undefined],
    ['a server without a scheme on it', [{ url: '//docs.example.org', variables: [] }], undefined],
    ['a relative server', [{ url: '/v1', variables: [] }], undefined],
    ['another server', [{ url: 'https://api.example.com', variables: [] }], OWN],
    ['a host that is none', [{ url: 'docs.example.org:x', variables: [] }], OWN],
    ['a variable that may be it', [region('https://{host}', ['docs.example.org'])], undefined],
    ['a variable that readers type', [region('https://{host}')], OWN],
  ])('the host of the documentation gets requests if the document names %s', (_name, servers, fault) => {
    open();
    const found = faultOf(typed('https://docs.example.org', { variables: { host: 'docs.example.org' } }), {
      servers,
      version: '',
    });
    if (fault) expect(found).toMatch(fault);
    else expect(found).toBe(undefined);
  });

  it.each<[string, RegExp | undefined]>([
    ['', undefined],
    ['eu.example.com', undefined],
    ['docs.example.org', OWN],
    ['evil.example/?', INCOMPLETE],
    ['a b', INCOMPLETE],
  ])('a variable of a server may be %j, or is refused', async (host, fault) => {
    const [target] = targetsOf([region('https://{host}/v1')]);
    const { desk, send } = open(target);
    desk.store.set({ variables: { host } });
    const shown = await send();
    if (fault) expect(shown?.failure?.message).toMatch(fault);
    expect(sent).toHaveLength(fault ? 0 : 1);
  });

  it('and no other text leads to the documentation', async () => {
    const { desk, send } = open({ kind: 'other' });
    const sign = fc.constantFrom(
      'http',
      'https',
      ':',
      '/',
      '\\',
      '@',
      '?',
      '#',
      '.',
      '[::1]',
      '%',
      ' ',
      '\t',
      'docs.example.org',
    );
    const pieces = fc.array(fc.oneof(sign, fc.string({ maxLength: 4 }))).map((parts) => parts.join(''));
    const address = fc.oneof(
      pieces,
      fc.webUrl(),
      fc.webAuthority().map((host) => `https://${host}`),
    );
    await fc.assert(
      fc.asyncProperty(address, async (text) => {
        desk.store.set({ address: text });
        sent = [];
        const shown = await send();
        const [host] = sent.map((url) => new URL(url, DOCS).host);
        expect(host ?? '').not.toMatch(/^docs\.example\.org\.?$/);
        expect(shown?.failure?.kind).toBe(host === undefined ? 'request' : undefined);
        if (host !== undefined) expect(new URL(text.trim()).host).toBe(host);
      }),
    );
  });

  it('a sandbox on this machine is not sought at the documentation', async () => {
    const { desk, send } = open({ kind: 'local' });
    vi.stubGlobal('location', { href: 'http://127.0.0.1:3000/doc', host: '127.0.0.1:3000', search: '' });
    desk.store.set({ port: '3000' });
    expect((await send())?.failure?.message).toMatch(/^Nothing is sent to 127\.0\.0\.1:3000: /);
    desk.store.set({ port: '' });
    expect((await send())?.failure?.message).toMatch(INCOMPLETE);
    expect(sent).toEqual([]);
  });

  it('a server of a single call gets its requests, and keys of one host are not those of another', async () => {
    const own: ServerOfDocument = region('https://{host}/own');
    const [target = SERVER] = targetsOf([own]);
    const { desk, send } = open(target);
    expect(addressOf({ ...desk.store.get(), target })).toBe('https://api.example.com/own');
    desk.keep([['sessionKey', 'mine']]);
    await send();
    expect(sent[0]).toMatch(/^https:\/\/api\.example\.com\/own\/items/);
    desk.store.set({ variables: { host: 'evil.example' } });
    expect(desk.credential('sessionKey')).toBe(undefined);
  });

  it.each(['.', '..'])('a value %j of the path would lead to another call, and is refused', async (value) => {
    const { bench, send } = open();
    bench.change(...withValue(bench, 'id', value));
    const shown = await send();
    expect(shown?.failure).toMatchObject({
      kind: 'request',
      message: expect.stringMatching(/^Nothing is sent: /) as string,
    });
    bench.change(...withValue(bench, 'id', '...'));
    await send();
    expect(sent).toEqual(['https://api.example.com/v1/items/...']);
  });

  it('a redirect is not followed, but said', async () => {
    let followed: RequestRedirect | undefined;
    vi.stubGlobal('fetch', ({ redirect }: Request) => {
      followed = redirect;
      return Promise.resolve(Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' }));
    });
    expect((await open().send())?.failure).toMatchObject({
      kind: 'redirect',
      address: 'https://api.example.com/v1',
    });
    expect(followed).toBe('manual');
  });

  it('a key is kept for the server that answered with it, whatever is chosen meanwhile', async () => {
    const other: Target = { kind: 'server', server: { url: 'https://b.example.com', variables: [] } };
    const { desk, send } = open(SERVER, '', { sessionKey: [] });
    answer = () => {
      desk.store.set({ target: other });
      return new Response('{"code":0,"session_key":"of a"}', { headers: { 'Content-Type': 'application/json' } });
    };
    await send();
    expect(desk.credential('sessionKey')).toBe(undefined);
    expect(desk.credential('sessionKey', SERVER)).toBe('of a');
  });
});

function withValue({ rows }: ReturnType<typeof open>['bench'], name: string, value: string) {
  const row = [...rows().rows.values()].find(({ fields: [field] }) => field.name === name);
  if (!row) throw new Error('No row.');
  return [row, row.fields.map((field) => ({ ...field, value }))] as const;
}

const deep = (depth: number, inner = '') => `${'['.repeat(depth)}${inner}${']'.repeat(depth)}`;

function interrupted(): Response {
  let isBegun = false;
  const body = new ReadableStream({
    pull(controller) {
      if (isBegun) return controller.error(new TypeError('network error'));
      isBegun = true;
      controller.enqueue(new TextEncoder().encode('{"code":0,'));
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'application/json' } });
}

describe('whatever a server answers is shown, and the form can be sent again', () => {
  const json = { 'Content-Type': 'application/json' };
  it.each<[string, () => Response, object]>([
    ['4,000 deep', () => new Response(deep(4000), { headers: json }), { isDeep: true, isCut: true, status: 200 }],
    ['100,000 deep', () => new Response(deep(100_000), { headers: json }), { isDeep: true, isCut: true }],
    ['100,000 objects deep', () => new Response(`${'{"a":'.repeat(100_000)}1`, { headers: json }), { isDeep: true }],
    ['100 deep', () => new Response(deep(100), { headers: json }), { json: expect.anything() as unknown }],
    [
      'cut',
      () => new Response('{"code":0,"data":{"a', { headers: json }),
      { text: '{"code":0,"data":{"a', grammar: 'text' },
    ],
    ['a string of 3 MB', () => new Response(`{"a":"${'\\"'.repeat(1_500_000)}"}`, { headers: json }), { isCut: true }],
    [
      'no time',
      () => new Response('{"code":0}', { headers: { 'Sandbox-Early': '1.2.3 of .' } }),
      { isError: false, code: 0 },
    ],
    ['no type of media', () => new Response('{"code":0}', { headers: { 'Content-Type': ';;=' } }), { status: 200 }],
    ['no UTF-8', () => new Response(new Uint8Array([0xff, 0xfe, 0x00, 0x7b]), { headers: json }), { grammar: 'text' }],
    [
      'a code that is not listed',
      () => new Response('{"code":99999}'),
      { isError: true, code: 99_999, message: 'The document does not list this code.' },
    ],
    ['a code of the catalogue', () => new Response('{"code":7}'), { isError: true, code: 7 }],
    ['no content', () => new Response(null, { status: 204 }), { status: 204, isError: false }],
  ])('%s', async (_name, respond, expected) => {
    answer = respond;
    const { send } = open();
    const shown = await send();
    expect(shown?.failure).toBe(undefined);
    expect(shown?.reply).toMatchObject(expected);
    expect((shown?.reply?.text ?? '').length).toBeLessThanOrEqual(60_000);
    const { reply } = shown ?? {};
    if (reply) expect((await compareReplies(reply, reply)).differences).toEqual([]);
    await send();
    expect(sent).toHaveLength(2);
  });

  it('why a sandbox refuses a call, in malformed percent encoding, too; from a server, that is a header like others', async () => {
    answer = () => new Response('{"code":0}', { headers: { 'Sandbox-Reason': '%E0%A4%A' } });
    const [ofServer, ofSandbox] = [await open().send(), await open({ kind: 'local' }).send()];
    expect(ofSandbox?.reply).toMatchObject({ reason: '%E0%A4%A' });
    expect(ofServer?.reply).not.toHaveProperty('reason');
    const names = [ofServer, ofSandbox].map((shown) => shown?.reply?.headers.map(([name]) => name));
    expect(names).toEqual([['content-type', 'sandbox-reason'], ['content-type']]);
  });

  it('a code beyond all numbers is none', async () => {
    answer = () => new Response('{"code":1e999}');
    const shown = await open().send();
    expect(shown?.reply).toMatchObject({ isError: true });
    expect(shown?.reply).not.toHaveProperty('code');
  });

  it('an answer that ends too early is no question of CORS', async () => {
    answer = interrupted;
    const { send } = open();
    expect((await send())?.failure).toMatchObject({
      kind: 'answer',
      message: 'An answer with the status 200 came, but could not be read to its end: network error',
    });
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    expect((await send())?.failure?.kind).toBe('blocked');
  });

  it('any bytes and headers', async () => {
    const token = fc.stringMatching(/^[\x20-\x7e]{0,40}$/);
    const body = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.json().map((text) => new TextEncoder().encode(text)),
      fc.tuple(fc.json(), fc.nat(200)).map(([text, at]) => new TextEncoder().encode(text.slice(0, at))),
      fc.nat(3000).map((depth) => new TextEncoder().encode(deep(depth, '{"code":7}'))),
    );
    const type = fc.constantFrom(
      'application/json',
      'text/plain',
      'image/png',
      'application/x-ndjson',
      'text/event-stream',
    );
    const given = {
      body,
      type: fc.oneof(type, token),
      reason: token,
      early: token,
      status: fc.integer({ min: 200, max: 599 }),
    };
    const { send } = open();
    await fc.assert(
      fc.asyncProperty(fc.record(given), async ({ body: bytes, type: mediaType, reason, early, status }) => {
        const headers = { 'Content-Type': mediaType, 'Sandbox-Reason': reason, 'Sandbox-Early': early };
        const isEmpty = [204, 205, 304].includes(status);
        answer = () => new Response(isEmpty ? null : bytes, { status, headers });
        const shown = await send();
        expect(shown?.failure).toBe(undefined);
        expect(shown?.reply?.status).toBe(status);
      }),
    );
  });
});

describe('a link to a form', () => {
  const link = (value: unknown) =>
    `?${new URLSearchParams({ try: typeof value === 'string' ? value : JSON.stringify(value) })}`;
  const bodyOf = ({ bench }: ReturnType<typeof open>) => {
    const { body } = bench.store.get().form;
    return body && 'text' in body ? body.text : undefined;
  };

  it.each<[string, string]>([
    ['no JSON', link('%%%')],
    ['malformed percent encoding', '?try=%E0%A4%A'],
    ['a list', link([])],
    ['another call', link({ id: 'other', choice: 0, values: {} })],
    ['wrong types', link({ id: view.id, choice: 'a', values: { 'query.session_key': 1 }, body: [] })],
    ['no such choice', link({ id: view.id, choice: -1.5e308, values: {} })],
    ['names of prototypes', link(`{"id":"${view.id}","choice":0,"values":{"__proto__":["a"],"constructor":["b"]}}`)],
    [
      'more than any form has',
      link({ id: view.id, choice: 0, values: { 'query.session_key': Array.from({ length: 10_000 }, String) } }),
    ],
    ['depth', link(`{"id":"${view.id}","choice":0,"values":{"a":${deep(100_000)}}}`)],
  ])('with %s does no harm', async (_name, search) => {
    const opened = open(SERVER, search);
    opened.bench.start()();
    expect(editsFields(opened.bench.store.get())).toBe(true);
    await opened.send();
    expect(sent).toHaveLength(1);
  });

  it('and whatever it has, the form can be sent', async () => {
    const texts = fc.array(fc.string({ unit: 'binary' }), { maxLength: 3 });
    const values = fc.dictionary(
      fc.constantFrom('query.session_key', 'path.id', 'body.name', '__proto__', 'header.a'),
      texts,
    );
    const body = fc.oneof(fc.json(), fc.string({ unit: 'binary' }), fc.anything().filter(isPrintable));
    const form = fc.record({ id: fc.constant(view.id), choice: fc.oneof(fc.double(), fc.integer()), values, body });
    await fc.assert(
      fc.asyncProperty(fc.oneof(form, fc.anything().filter(isPrintable), fc.string()), async (value) => {
        const opened = open(SERVER, link(value));
        const { store, operation, call, start } = opened.bench;
        const stop = start();
        const [built] = call?.requests ?? [];
        if (built) toSample({ operation, built, form: store.get().form });
        const shown = await opened.send();
        expect(shown?.reply?.status ?? shown?.failure?.kind).toSatisfy((end) => end === 200 || end === 'request');
        stop();
      }),
    );
  });

  it.each([101, 2400, 100_000])('whose body is %i deep shows it as text, and sends it as it is', async (depth) => {
    const body = `{"any":${deep(depth)}}`;
    const opened = open(SERVER, link({ id: view.id, choice: 0, values: {}, body }));
    const { bench } = opened;
    const stop = bench.start();
    expect(bodyOf(opened)).toBe(body);
    expect(editsFields(bench.store.get())).toBe(false);
    expect(parseBody(body)).toBe(undefined);
    for (const row of bench.jsonRows().rows.values()) {
      const edited = { text: body, picked: {} };
      if (row.kind === 'value' || row.kind === 'json') readAt(edited, row);
      isInUse(row, edited);
    }
    expect((await opened.send())?.reply?.status).toBe(200);
    stop();
  });
});

function isPrintable(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined;
  } catch {
    return false;
  }
}
