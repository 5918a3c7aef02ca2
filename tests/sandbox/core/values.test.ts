import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serializeParameter } from '../../../plugins/samples/core/request';
import type { Json } from '../../../plugins/sandbox/core/types';
import { ourDocument } from '../support/document';
import { runSmall, runTiny } from '../support/sandbox';

const RUNS = { numRuns: 150 };
const ok = { responses: { 200: { description: '', content: { 'application/json': {} } } } };

function runParameter(parameter: object): (search: string) => Promise<Json | undefined> {
  const tiny = runSmall({
    '/x': { get: { operationId: 'x', parameters: [{ name: 'p', in: 'query', ...parameter }], ...ok } },
  });
  return async (search) => {
    const { json } = await tiny.send(`/x?${search}`);
    const { code } = json as { code: number };
    return code === 0 ? tiny.calls.at(-1)?.parameters.p : code;
  };
}

describe('lists', () => {
  const items = fc
    .array(fc.string({ unit: 'grapheme' }), { minLength: 1 })
    .filter((list) => list.length > 1 || !list[0]?.includes(','));
  const styles = fc.constantFrom(
    { style: 'form', explode: false },
    { style: 'form', explode: true },
    { style: 'pipeDelimited', explode: false },
  );

  it('are what was sent, however they were written', async () => {
    await fc.assert(
      fc.asyncProperty(items, styles, async (list, style) => {
        // Only commas are escaped inside items.
        if (style.style === 'pipeDelimited' && list.some((item) => item.includes('|'))) return;
        if (list.length === 1 && list[0] === '') return;
        const { pairs, rawQuery } = serializeParameter({ name: 'p', in: 'query', ...style }, list);
        const search = rawQuery ?? new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString();
        const read = runParameter({ ...style, schema: { type: 'array', items: { type: 'string' } } });
        expect(await read(search)).toEqual(list);
      }),
      { numRuns: 100 },
    );
  });

  it('may have all their commas encoded, as many clients do', async () => {
    const read = runParameter({ explode: false, schema: { type: 'array', items: { type: 'string' } } });
    expect(await read('p=a%2Cb')).toEqual(['a', 'b']);
    expect(await read('p=a%2Cb,c')).toEqual(['a,b', 'c']);
  });

  it('are empty where nothing was sent for them, and not there where their name is not', async () => {
    const read = runParameter({ explode: false, schema: { type: 'array', items: { type: 'string' } } });
    expect(await read('p=')).toEqual([]);
    expect(await read('q=1')).toBeUndefined();
  });

  it('are read soon, however often a name comes', async () => {
    const read = runParameter({ schema: { type: 'array', items: { type: 'string' } } });
    const before = process.cpuUsage();
    expect(await read('p=1&'.repeat(20_000))).toHaveLength(20_000);
    expect(process.cpuUsage(before).user).toBeLessThan(10_000_000);
  });

  it('have items of their type', async () => {
    const read = runParameter({ explode: false, schema: { type: 'array', items: { type: 'integer' } } });
    expect(await read('p=1,-2')).toEqual([1, -2]);
    expect(await read('p=1,x')).toBe(500);
  });

  it('have objects as JSON, as objects have lists: no style says how these travel', async () => {
    const tags = { type: 'array', items: { type: 'string', enum: ['a', 'b'] } };
    const item = { type: 'object', properties: { key: { type: 'string' } } };
    const list = runParameter({ schema: { type: 'array', items: item } });
    expect(await list(`p=${encodeURIComponent('{"key":"a"}')}`)).toEqual([{ key: 'a' }]);
    expect(await list('p=a')).toBe(500);
    const object = runParameter({
      style: 'deepObject',
      explode: true,
      schema: { type: 'object', properties: { tags } },
    });
    expect(await object(`p[tags]=${encodeURIComponent('["a","b"]')}`)).toEqual({ tags: ['a', 'b'] });
    expect(await object('p[tags]=a&p[tags]=b')).toEqual({ tags: ['a', 'b'] });
    const sizes = {
      type: 'object',
      additionalProperties: { properties: { size: { type: 'integer' } }, type: 'object' },
    };
    const map = runParameter({ style: 'deepObject', explode: true, schema: sizes });
    expect(await map('p[a][size]=1')).toEqual({ a: { size: 1 } });
  });
});

describe('values', () => {
  it('are read by their type', async () => {
    expect(await runParameter({ schema: { type: 'integer' } })('p=12')).toBe(12);
    expect(await runParameter({ schema: { type: 'number' } })('p=-1.5e3')).toBe(-1500);
    expect(await runParameter({ schema: { type: 'boolean' } })('p=false')).toBe(false);
    expect(await runParameter({ schema: { type: 'string' } })('p=12')).toBe('12');
    expect(await runParameter({ schema: { type: ['integer', 'string'] } })('p=x1')).toBe('x1');
    expect(await runParameter({ schema: { type: 'string' } })('p=a+b%2B')).toBe('a b+');
    expect(await runParameter({ content: { 'application/json': {} } })('p=%7B%22a%22%3A%5B1%5D%7D')).toEqual({
      a: [1],
    });
  });

  it.each([
    ['integer', ['01', '1.0', '1e2', '+1', '0x1', '', ' 1', 'NaN', '9007199254740993', '-9007199254740992']],
    ['number', ['1e999', 'Infinity', '.5', '1.', '']],
    ['boolean', ['True', '1', '']],
  ])('that are no %s are wrong', async (type, texts) => {
    const read = runParameter({ schema: { type } });
    for (const value of texts) expect([value, await read(`p=${encodeURIComponent(value)}`)]).toEqual([value, 500]);
  });

  it('keep every digit, or are refused', async () => {
    const read = runParameter({ content: { 'application/json': {} } });
    const numbers = fc.bigInt(-(2n ** 64n), 2n ** 64n);
    await fc.assert(
      fc.asyncProperty(numbers, async (number) => {
        const value = await read(`p={"a":["\\"1${number}",${number}]}`);
        const kept = BigInt(Number.MIN_SAFE_INTEGER) <= number && number <= BigInt(Number.MAX_SAFE_INTEGER);
        expect(value).toEqual(kept ? { a: [`"1${number}`, Number(number)] } : 500);
      }),
      RUNS,
    );
  });

  it('in a header are read as written', async () => {
    const tiny = runSmall({
      '/x': {
        get: {
          operationId: 'x',
          parameters: [{ name: 'X-Ids', in: 'header', schema: { type: 'array', items: { type: 'integer' } } }],
          ...ok,
        },
      },
    });
    await tiny.send('/x', { headers: { 'x-ids': '1,2' } });
    expect(tiny.calls[0]?.parameters).toEqual({ 'X-Ids': [1, 2] });
  });

  it('say in a header and in the log what is wrong with them', async () => {
    const { send } = runTiny((await ourDocument()).compiled);
    const { headers } = await send('/api/v1/rank/page/weekly?session_key=good&pageNum=0');
    expect(headers.get('Sandbox-Reason')).toBe('pageNum must be >= 1');
    const events = encodeURIComponent('[{"type":"login","timestamp":"now","event":{}}]');
    expect(
      (await send(`/api/v1/track/collect?session_key=good&event_list=${events}`)).headers.get('Sandbox-Reason'),
    ).toBe('event_list at /0/timestamp must be an integer');
    expect((await send('/_sandbox/log')).json).toMatchObject([{ reason: 'pageNum must be >= 1', code: 500 }, {}]);
  });
});

describe('keys', () => {
  const run = (scheme: object) =>
    runSmall({ '/x': { get: { operationId: 'x', security: [{ key: [] }], ...ok } } }, undefined, {
      components: {
        schemas: { Envelope: { 'x-envelope': { code: 'code', success: 0, message: 'msg', data: 'data' } } },
        securitySchemes: { key: scheme },
      },
    });

  it('are among the parameters', async () => {
    const { send, calls } = run({ type: 'apiKey', in: 'query', name: 'secret' });
    expect((await send('/x')).json).toMatchObject({ code: 501 });
    await send('/x?secret=a%20b');
    expect(calls[0]?.parameters).toEqual({ secret: 'a b' });
  });

  it('may travel in a header, behind their scheme', async () => {
    const { send, calls } = run({ type: 'http', scheme: 'bearer' });
    for (const value of ['', 'Bearer', 'Basic abc']) {
      expect((await send('/x', { headers: { Authorization: value } })).json).toMatchObject({ code: 501 });
    }
    expect((await send('/x', { headers: { Authorization: 'Bearer abc' } })).json).toMatchObject({ code: 0 });
    expect(calls).toHaveLength(1);
  });
});
