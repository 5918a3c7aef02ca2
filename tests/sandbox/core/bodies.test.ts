import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CompiledSandbox } from '../../../plugins/sandbox/core/compile/compileSandbox';
import { OWN_LIMITS } from '../../../plugins/sandbox/core/limits';
import { ourDocument } from '../support/document';
import { runTiny, type Tiny } from '../support/sandbox';

const RUNS = { numRuns: 150 };

let compiled: CompiledSandbox;

beforeAll(async () => {
  ({ compiled } = await ourDocument());
});

describe('bodies', () => {
  const path = '/api/v1/archive/set/a?session_key=good';
  const post = (tiny: Tiny, body: BodyInit, headers: Record<string, string> = { 'Content-Type': 'application/json' }) =>
    tiny.send(path, { method: 'POST', body, headers });

  it('are handed over as they are, with names that every object has', async () => {
    const tiny = runTiny(compiled);
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'toString', 'a'), fc.jsonValue()),
        async (value) => {
          const sent = JSON.stringify(value);
          // Numbers that would lose digits are rejected: see above.
          fc.pre(!/\d{16}|e[+-]?\d/.test(sent));
          expect((await post(tiny, sent)).json).toMatchObject({ code: 0 });
          expect(JSON.stringify(tiny.calls.at(-1)?.body)).toBe(sent);
        },
      ),
      RUNS,
    );
  });

  it.each<[string, BodyInit, Record<string, string>?]>([
    ['a form', 'a=1', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['plain text', '{}', { 'Content-Type': 'text/plain' }],
    ['nearly JSON', '{}', { 'Content-Type': 'application/jsonx' }],
    ['another charset', '{}', { 'Content-Type': 'application/json; charset=gbk' }],
    ['compressed', '{}', { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }],
    ['bytes that are no UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
    ['half of an object', '{"a":'],
    ['two values', '{} {}'],
    ['a single quote', "{'a':1}"],
    ['NaN', '{"a":NaN}'],
    ['a number without its digits', '{"a":[9007199254740993]}'],
    ['a number beyond all doubles', '{"a":1e400}'],
    ['lists in lists without end', `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['more than its limit', JSON.stringify({ a: 'x'.repeat(OWN_LIMITS.body.most) })],
    ['an array', '[]'],
    ['blank', '  '],
  ])('that are %s are a wrong parameter', async (_, body, headers) => {
    const tiny = runTiny(compiled);
    const { status, json } = await post(tiny, body, headers);
    expect([status, json]).toEqual([200, { code: 500, msg: 'parameter error', data: null }]);
    expect(tiny.calls).toEqual([]);
  });

  it('say what is wrong with them, whatever their names are', async () => {
    const { send } = runTiny(compiled);
    const reasonOf = async (name: string) => {
      const init = {
        method: 'POST',
        body: JSON.stringify({ [name]: 1 }),
        headers: { 'Content-Type': 'application/json' },
      };
      const { json, headers } = await send('/api/v1/archive/batch_set?session_key=good', init);
      expect(json).toMatchObject({ code: 500 });
      return headers.get('Sandbox-Reason') ?? '';
    };
    expect(await reasonOf('存')).toBe('The body at /%E5%AD%98 must be an object');
    expect(await reasonOf('\ud800\n')).toBe('The body at /%EF%BF%BD%0A must be an object');
    expect((await reasonOf('x'.repeat(500_000))).length).toBeLessThan(300);
  });

  it('may be as long as their limit, full of escapes', async () => {
    const tiny = runTiny(compiled);
    const body = JSON.stringify({ a: '"'.repeat(OWN_LIMITS.body.most / 2 - 10) });
    expect((await post(tiny, body, { 'Content-Type': 'Application/JSON;charset="UTF-8"' })).json).toMatchObject({
      code: 0,
    });
  });

  it('need no Content-Type, and may begin with a byte order mark', async () => {
    const tiny = runTiny(compiled);
    const bytes = new TextEncoder().encode('\ufeff{"a":1}');
    expect((await post(tiny, bytes, {})).json).toMatchObject({ code: 0 });
    expect(tiny.calls[0]?.body).toEqual({ a: 1 });
  });

  it('may be left out where they are not required', async () => {
    const tiny = runTiny(compiled);
    const help = '/api/v1/help/finish?session_key=good&code=x';
    expect((await tiny.send(help, { method: 'PUT' })).json).toMatchObject({ code: 0 });
    expect(tiny.calls[0]?.body).toBeUndefined();
    expect(
      (await tiny.send(help, { method: 'PUT', body: '[]', headers: { 'Content-Type': 'application/json' } })).json,
    ).toMatchObject({ code: 500 });
  });
});

describe('garbage', () => {
  it('is answered, whatever it is', async () => {
    const { sandbox } = runTiny(compiled);
    const paths = fc.oneof(
      fc.constantFrom(...compiled.api.operations.map(({ path }) => path)),
      fc.webPath(),
      fc.string(),
    );
    const searches = fc.oneof(
      fc.string(),
      fc.webQueryParameters(),
      fc.constantFrom('__proto__=1', '%', '&&==&', 'session_key=%C0'),
    );
    const methods = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'PURGE');
    const bodies = fc.oneof(fc.constant(undefined), fc.uint8Array(), fc.json(), fc.string());
    await fc.assert(
      fc.asyncProperty(paths, searches, methods, bodies, async (path, search, method, body) => {
        const url = new URL('http://localhost/');
        url.pathname = path;
        url.search = search;
        const hasBody = body !== undefined && method !== 'GET' && method !== 'HEAD';
        const response = await sandbox.fetch(
          new Request(url, { method, ...(hasBody ? { body: body as BodyInit } : {}) }),
        );
        expect([200, 204, 400, 404, 405]).toContain(response.status);
      }),
      { numRuns: 400 },
    );
  });
});
