import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillPath, serializeParameter } from '../../../plugins/samples/core/request';
import { runSmall } from '../support/sandbox';

const RUNS = { numRuns: 300 };
const ok = { responses: { 200: { description: '', content: { 'application/json': {} } } } };
const text = { schema: { type: 'string' } };

describe('paths', () => {
  const get = (operationId: string, ...names: string[]) => ({
    get: { operationId, parameters: names.map((name) => ({ name, in: 'path', required: true, ...text })), ...ok },
  });
  const run = (rest?: object) =>
    runSmall(
      {
        '/a/{id}': get('one', 'id'),
        '/a/me': get('me'),
        '/f/{name}.{end}': get('file', 'name', 'end'),
        '/é b': get('words'),
        '/keyed/{id}?key={key}': get('keyed', 'id', 'key'),
      },
      undefined,
      rest,
    );

  it('lead to their operation, the most concrete first', async () => {
    const { send, calls } = run();
    const paths = ['/a/me', '/a/you', '/f/a.b.png', '/%C3%A9%20b', '/keyed/7?key=a+b'];
    for (const path of paths) await send(path);
    expect(calls.map(({ operationId, parameters }) => [operationId, parameters])).toEqual([
      ['me', {}],
      ['one', { id: 'you' }],
      ['file', { name: 'a.b', end: 'png' }],
      ['words', {}],
      ['keyed', { id: '7', key: 'a b' }],
    ]);
  });

  it('give back every text in the place of a parameter, slashes and percent signs too', async () => {
    const { send, calls } = run();
    await fc.assert(
      fc.asyncProperty(
        fc.string({ minLength: 1, unit: 'grapheme' }).filter((id) => id !== 'me' && !/^\.{1,2}$/.test(id)),
        async (id) => {
          const { pathText = '' } = serializeParameter({ name: 'id', in: 'path' }, id);
          await send(fillPath('/a/{id}', new Map([['id', pathText]])));
          expect(calls.at(-1)?.parameters).toEqual({ id });
        },
      ),
      RUNS,
    );
  });

  it('do not exist where the document does not declare them', async () => {
    const { send } = run();
    for (const path of ['/', '/a', '/a/b/c', '/a/you/', '/A/you', '//a/you', '/a/me/', '/.', '/%00', '/constructor']) {
      const { status, json } = await send(path);
      expect([path, status, json]).toMatchObject([path, 404, { error: { type: 'unknown-call' } }]);
    }
  });

  it('take only the methods that are declared, so that nothing is done by looking at an address', async () => {
    const { send, calls } = run();
    for (const method of ['POST', 'DELETE', 'HEAD', 'PATCH']) {
      const { status, headers } = await send('/a/me', { method });
      expect([method, status, headers.get('Allow')]).toEqual([method, 405, 'GET']);
    }
    expect(calls).toEqual([]);
  });

  it('may be below the path of a server', async () => {
    const { send, calls } = run({
      servers: [{ url: 'https://api.example.com/{stage}/', variables: { stage: { default: 'v2' } } }],
    });
    expect((await send('/a/me')).status).toBe(404);
    expect((await send('/v2/a/me')).status).toBe(200);
    expect(calls).toHaveLength(1);
  });

  it('may be asked for by any page', async () => {
    const { send } = run();
    const preflight = await send('/a/me', {
      method: 'OPTIONS',
      headers: { 'Access-Control-Request-Headers': 'content-type, x-own' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe('content-type, x-own');
    for (const path of ['/a/me', '/nowhere', '/_sandbox/log']) {
      expect((await send(path)).headers.get('Access-Control-Allow-Origin')).toBe('*');
    }
  });
});
