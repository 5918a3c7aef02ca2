import { beforeAll, describe, expect, it } from 'vitest';
import { createValidator } from '../../../bench/specs/validator';
import { negotiate } from '../../../plugins/sandbox/core/response/negotiate';
import type { Json } from '../../../plugins/sandbox/core/types';
import { runFixture } from './support';

const KEY = { 'X-Key': 'secret' };
const LIST = '/v3/pets';

let petstore: Awaited<ReturnType<typeof runFixture>>;
let notes: Awaited<ReturnType<typeof runFixture>>;

beforeAll(async () => {
  [petstore, notes] = await Promise.all([runFixture('petstore.yaml'), runFixture('notes.yaml')]);
});

describe('an answer', () => {
  it('is the first example of the first success, with its headers', async () => {
    const { status, type, json, headers } = await petstore.send(LIST);
    expect([status, type, json]).toEqual([
      200,
      'application/json',
      [
        { id: 1, name: 'Rex' },
        { id: 2, name: 'Tom', owner: null },
      ],
    ]);
    expect(headers.get('X-Next')).toBe('/pets?page=2');
  });

  it('is made from the schema where there is no example, and fits it', async () => {
    for (const { model, send } of [petstore, notes]) {
      const { refuse } = createValidator(model.document, 'response');
      let checked = 0;
      for (const { operationId, method, path, responses, servers } of model.operations) {
        for (const { status, contents } of responses) {
          for (const [index, { mediaType, schema }] of contents.entries()) {
            if (schema === undefined || !/json$/.test(mediaType)) continue;
            const base = new URL(servers[0]?.url ?? '/', 'http://localhost').pathname.replace(/\/$/, '');
            const code = status === 'default' ? '500' : status.replaceAll('X', '0');
            const headers = { Prefer: `code=${code}, dynamic=true`, Accept: mediaType };
            const { json, ...answer } = await send(`${base}${path}`, { method, headers });
            expect([operationId, answer.status, answer.type]).toEqual([operationId, Number(code), mediaType]);
            expect([operationId, index, refuse(schema, json)]).toEqual([operationId, index, undefined]);
            checked += 1;
          }
        }
      }
      expect(checked).toBeGreaterThan(1);
    }
  });

  it.each<[string, string, number, string | null, string | RegExp]>([
    ['JSON for who takes anything', '*/*', 200, 'application/json', /^\[/],
    ['XML', 'application/xml', 200, 'application/xml', /^<\w+>\n\s+<item>/],
    ['what is wanted most', 'text/csv;q=0.9, application/json;q=0.1', 200, 'text/csv', 'id,name\n1,Rex\n'],
    ['any text', 'text/*', 200, 'text/csv', 'id,name\n1,Rex\n'],
    ['everything except JSON', 'application/json;q=0, */*', 200, 'application/xml', /^</],
    ['what does not exist', 'image/png', 406, 'application/problem+json', /application\/json or application\/xml/],
  ])('comes as %s', async (_, accept, status, type, text) => {
    const answer = await petstore.send(LIST, { headers: { Accept: accept } });
    // A declared failure response is used if accepted.
    expect([answer.status, answer.type]).toEqual([status, type]);
    expect(answer.text).toMatch(text);
  });

  it('may be of a type that no range but that of all names', () => {
    expect(negotiate('text/*, */*;q=0.1', [{ mediaType: 'gzip' }])).toEqual({ mediaType: 'gzip' });
    expect(negotiate('text/*', [{ mediaType: 'gzip' }])).toBeUndefined();
  });

  it('has no body where the document has none, and any status of a range', async () => {
    const headers = { Authorization: 'basic YTpi' };
    expect(await petstore.send('/v3/pets/2', { method: 'DELETE', headers })).toMatchObject({ status: 204, text: '' });
    expect(await petstore.send('/v3/pets/1', { headers: { Prefer: 'code=503' } })).toMatchObject({
      status: 503,
      text: '',
    });
    const note = await notes.send('/notes?csrf=x', { method: 'POST', headers: { Cookie: 'sid=1' } });
    expect(note).toMatchObject({ status: 200, type: 'application/vnd.notes+json' });
  });

  it('may be a stream, or bytes', async () => {
    expect(await notes.send('/notes/abc/events')).toMatchObject({ text: 'data: {"kind":"changed"}\n\n' });
    expect(await notes.send('/image')).toMatchObject({ status: 200, type: 'image/png' });
  });
});

describe('the header Prefer', () => {
  it.each<[string, string, number, unknown]>([
    ['a status', 'code=404', 404, { error: 'This pet has moved.' }],
    ['one of its examples', 'code=404, example=never', 404, { error: 'There was no such pet.' }],
    ['an example with quotes and semicolons', 'code=404; example="never"', 404, { error: 'There was no such pet.' }],
    ['no example', 'code=404, dynamic=true', 404, { error: 'This pet has moved.' }],
    ['the examples', 'code=404, dynamic=false', 404, { error: 'This pet has moved.' }],
  ])('asks for %s, without a key and whatever is sent', async (_, prefer, status, json) => {
    expect(await petstore.send('/v3/pets/not-a-number', { headers: { Prefer: prefer } })).toMatchObject({
      status,
      json,
    });
  });

  it.each([
    ['code=418', 'getPet declares no response 418, only 200, 404, 5XX'],
    ['code=x', 'getPet declares no response NaN, only 200, 404, 5XX'],
    ['code=404, example=nobody', 'The response 404 has no example "nobody", only gone, never'],
  ])('says what there is instead of %s', async (prefer, detail) => {
    expect(await petstore.send('/v3/pets/1', { headers: { Prefer: prefer } })).toMatchObject({
      status: 400,
      type: 'application/problem+json',
      json: { status: 400, detail },
    });
  });

  it('may ask for other things, which change nothing', async () => {
    expect(await petstore.send('/v3/pets/1', { headers: { ...KEY, Prefer: 'return=minimal' } })).toMatchObject({
      status: 200,
    });
    expect((await petstore.send(LIST, { headers: { Prefer: 'example=none' } })).json).toEqual([]);
  });

  it('reaches each declared status of each operation', async () => {
    const listed = (await petstore.send('/_sandbox/operations')).json as Array<{ id: string; responses: Json[] }>;
    expect(listed.find(({ id }) => id === 'getPet')?.responses).toEqual([
      { status: '200', examples: [] },
      { status: '404', examples: ['gone', 'never'] },
      { status: '5XX', examples: [] },
    ]);
  });
});

describe('a fault', () => {
  const fail = (input: Json) => petstore.send('/_sandbox/faults', { method: 'POST', body: JSON.stringify(input) });

  it('is one of the declared failures', async () => {
    await fail({ operation: 'getPet', code: 404 });
    const call = () => petstore.send('/v3/pets/1', { headers: KEY });
    expect(await call()).toMatchObject({ status: 404, json: { error: 'This pet has moved.' } });
    expect(await call()).toMatchObject({ status: 200 });
    expect(await fail({ operation: 'getPet', code: 409 })).toMatchObject({
      status: 400,
      json: { error: { message: 'getPet never fails with 409. Its codes are 404, 5XX.' } },
    });
  });
});
