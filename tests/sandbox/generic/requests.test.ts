import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../plugins/sandbox/core/types';
import { recorder, runFixture } from './support';

const KEY = { 'X-Key': 'secret' };
const PROBLEM = 'application/problem+json';

type Fixture = Awaited<ReturnType<typeof runFixture>>;
let petstore: Fixture;
let notes: Fixture;
let calls: Call[];

beforeAll(async () => {
  const first = recorder('listPets', 'addPet', 'getPet', 'GET /pets/mine', 'shapes', 'removePet');
  const second = recorder('addNote', 'watchNote');
  const { watchNote } = second.backend.operations;
  second.backend.operations.watchNote = (call) => (watchNote?.(call), 'data: 1\n\n');
  // Both share one log.
  calls = first.calls;
  second.calls.push = (...added) => first.calls.push(...added);
  petstore = await runFixture('petstore.yaml', first.backend);
  notes = await runFixture('notes.yaml', second.backend);
});

async function accepted(fixture: Fixture, path: string, init?: RequestInit): Promise<Call> {
  const before = calls.length;
  const { status, text, headers } = await fixture.send(path, init);
  expect([path, status < 300, headers.get('Sandbox-Reason'), text]).toEqual([path, true, null, expect.anything()]);
  const call = calls.at(-1);
  if (!call || calls.length === before) throw new Error(`${path} reached no handler`);
  return call;
}

async function refused(fixture: Fixture, path: string, init: RequestInit, status: number, reason: string | RegExp) {
  const before = calls.length;
  const answer = await fixture.send(path, init);
  expect([answer.status, decodeURIComponent(answer.headers.get('Sandbox-Reason') ?? '')]).toEqual([
    status,
    expect.stringMatching(reason),
  ]);
  expect(calls).toHaveLength(before);
  return answer;
}

describe('paths', () => {
  it('lead to the most concrete operation, below the servers of each', async () => {
    expect(await accepted(petstore, '/v3/pets/7', { headers: KEY })).toMatchObject({ operationId: 'getPet' });
    expect(await accepted(petstore, '/v3/pets/mine', { headers: KEY })).toMatchObject({
      operationId: 'GET /pets/mine',
    });
    const { parameters } = await accepted(petstore, '/other/shapes/;x=1;y=-2/.3.4/5,6');
    expect(parameters).toEqual({ point: { x: 1, y: -2 }, list: [3, 4], simple: [5, 6] });
  });

  it('may differ by their query only', async () => {
    for (const by of ['tag', 'text']) {
      expect(await notes.send(`/search?by=${by}&more=1`)).toMatchObject({ type: 'text/plain', text: `by ${by}` });
    }
    expect(await notes.send('/search')).toMatchObject({ status: 404 });
    expect(await notes.send('/search%3Fby=tag')).toMatchObject({ text: 'by tag' });
  });

  it('may differ by a header only', async () => {
    for (const target of ['Open', 'Close']) {
      const answer = await notes.send('/door', { method: 'POST', headers: { 'X-Target': target } });
      expect(answer).toMatchObject({ status: 200, text: `${target} done` });
    }
    expect(await notes.send('/door', { method: 'POST' })).toMatchObject({ status: 404 });
  });

  it.each([
    ['/v3/cats', 'GET', 404, 'The document declares no call GET /v3/cats.'],
    ['/pets', 'GET', 404, 'The document declares no call GET /pets.'],
    ['/v3/pets', 'DELETE', 405, '/v3/pets is declared for GET, POST only.'],
    ['/v3/pets/7', 'HEAD', 405, ''],
  ])('%s with %s is answered with a problem', async (path, method, status, detail) => {
    const answer = await petstore.send(path, { method });
    expect([answer.status, answer.type]).toEqual([status, PROBLEM]);
    if (detail !== '') expect(answer.json).toMatchObject({ status, detail });
    if (status === 405) expect(answer.headers.get('Allow')).toMatch(/GET/);
  });
});

describe('parameters', () => {
  it.each<[string, object, RequestInit?]>([
    ['limit=5', { limit: 5 }],
    ['tags=a&tags=b%2Cc', { tags: ['a', 'b,c'] }],
    ['ids=1,2,3', { ids: [1, 2, 3] }],
    ['ids=1%2C2', { ids: [1, 2] }],
    ['ids=', { ids: [] }],
    ['colours=red|dark%20blue', { colours: ['red', 'dark blue'] }],
    ['colours=red%7Cblue', { colours: ['red', 'blue'] }],
    ['filter[size]=3&filter[kind]=cat&filter[kind]=dog', { filter: { size: 3, kind: ['cat', 'dog'] } }],
    ['filter%5Bkind%5D%5B0%5D=cat', { filter: { kind: ['cat'] } }],
    ['by=name&down=true', { sort: { by: 'name', down: true } }],
    ['unknown=1', {}],
    [
      '',
      { 'X-Trace': '6f3b1c9e-1d5b-4f55-9d3e-6c1b7f0f6a11', theme: 'dark' },
      {
        headers: { 'x-trace': '6f3b1c9e-1d5b-4f55-9d3e-6c1b7f0f6a11', Cookie: 'other=1; theme=dark' },
      },
    ],
  ])('%s is read as %j', async (query, parameters, init) => {
    expect((await accepted(petstore, `/v3/pets?${query}`, init)).parameters).toEqual(parameters);
  });

  it.each<[string, RegExp, RequestInit?]>([
    ['limit=x', /^limit must be an integer/],
    ['limit=0', /^limit must be >= 1/],
    ['limit=100', /^limit must be < 100/],
    ['limit=1&limit=2', /^limit is there more than once/],
    ['ids=1,x', /^ids must be an integer/],
    ['ids=1,2,3,4', /^ids must NOT have more than 3 items/],
    ['filter[size]=x', /^filter must be an integer/],
    ['filter[colour]=x', /^filter must NOT have additional properties/],
    [`filter${'[a]'.repeat(10_000)}=x`, /^filter is nested more than 20 levels deep/],
    ['by=name&down=perhaps', /^sort must be a boolean/],
    ['tags=%FF', /^tags is not percent-encoded UTF-8/],
    ['', /^X-Trace must match format "uuid"/, { headers: { 'X-Trace': '1' } }],
    ['', /^theme must be equal to one of the allowed values/, { headers: { Cookie: 'theme=red' } }],
  ])('%s is refused', async (query, reason, init = {}) => {
    // The document declares a response for any failure.
    const answer = await refused(petstore, `/v3/pets?${query}`, init, 400, reason);
    expect([answer.type, answer.json]).toEqual(['application/json', { error: 'This pet has moved.' }]);
  });

  it('that are not declared as failures come as a problem', async () => {
    const answer = await refused(notes, '/notes/A1/events', {}, 400, /^id must match pattern/);
    expect([answer.type, answer.json]).toMatchObject([PROBLEM, { title: 'Bad Request', status: 400 }]);
    await refused(notes, '/notes//events', {}, 400, 'id is missing');
    await refused(notes, '/notes/a/events?query={', {}, 400, 'query is not valid JSON');
    await refused(petstore, '/other/shapes/x=1/.3/5', {}, 400, /^point must begin with `;`/);
    expect((await accepted(notes, '/notes/a/events?query={"depth":2}')).parameters).toEqual({
      id: 'a',
      query: { depth: 2 },
    });
  });
});

describe('bodies', () => {
  const add = (body: BodyInit, type?: string, more: object = {}): RequestInit => ({
    method: 'POST',
    headers: { ...KEY, ...(type === undefined ? {} : { 'Content-Type': type }), ...more },
    body,
  });

  it('are JSON, a form, a form with files, or text', async () => {
    const json = await accepted(petstore, '/v3/pets', add('{"name":"Rex","owner":null}', 'application/json'));
    expect(json.body).toEqual({ name: 'Rex', owner: null });
    const form = await accepted(
      petstore,
      '/v3/pets',
      add('name=Rex&age=3&more=x', 'application/x-www-form-urlencoded'),
    );
    expect(form.body).toEqual({ name: 'Rex', age: 3, more: 'x' });
    const home = new URLSearchParams({ name: 'Rex', home: '{"street":"Main"}' });
    expect((await accepted(petstore, '/v3/pets', add(home))).body).toEqual({ name: 'Rex', home: { street: 'Main' } });
    const data = new FormData();
    data.set('name', 'Rex & Co');
    data.set('photo', new Blob(['bytes']), 'rex.png');
    data.set('traits', '{"age":3}');
    const parts = await accepted(petstore, '/v3/pets', add(data));
    expect(parts.body).toEqual({ name: 'Rex & Co', photo: 'bytes', traits: { age: 3 } });
    const text = await accepted(petstore, '/v3/pets', add('Rex', 'text/plain'));
    expect([text.body, new TextDecoder().decode(text.bytes)]).toEqual(['Rex', 'Rex']);
  });

  it.each<[string, BodyInit, string, number, string | RegExp]>([
    ['JSON that is none', '{', 'application/json', 422, 'The body is not valid JSON'],
    ['a missing property', '{}', 'application/json', 422, /^The body must have required property 'name'/],
    ['a limit of 3.0', '{"name":"x","age":0}', 'application/json', 422, /^The body at \/age must be > 0/],
    [
      'a field of a form',
      'name=x&age=young',
      'application/x-www-form-urlencoded',
      422,
      /^The body at \/age must be an integer/,
    ],
    ['a form with files that is none', 'x', 'multipart/form-data; boundary=b', 422, /^The body is not valid multipart/],
    ['a type that is not declared', '<pet/>', 'application/xml', 415, /^The body must be sent as application\/json or/],
    ['a charset', '{}', 'application/json; charset=latin1', 415, /^The body must be UTF-8/],
    ['its length', `"${'x'.repeat(2 ** 20)}"`, 'application/json', 413, /^The body is too long/],
    ['nothing', '', 'application/json', 422, 'The body is missing'],
  ])('are refused for %s', async (_, body, type, status, reason) => {
    await refused(petstore, '/v3/pets', add(body, type), status, reason);
  });

  it('are checked with all of JSON Schema in 3.1', async () => {
    const send = (body: string): [string, RequestInit] => [
      '/notes?csrf=t',
      { method: 'POST', body, headers: { Cookie: 'sid=s', 'Content-Type': 'application/vnd.notes+json' } },
    ];
    expect((await accepted(notes, ...send('{"text":null,"tags":["a"]}'))).keys).toEqual({ sid: 's', csrf: 't' });
    const answer = await refused(
      notes,
      ...send('{"text":"longer"}'),
      400,
      /^The body at \/text must NOT have more than 5/,
    );
    expect([answer.type, answer.json]).toEqual([PROBLEM, { status: 400 }]);
    await refused(notes, ...send('{"text":"a","tags":["b"]}'), 400, /^The body at \/tags\/0 must be equal to constant/);
    const due = send('{"text":"a","due":{"kind":"hour","hour":24}}');
    await refused(notes, ...due, 400, /^The body at \/due\/hour must be <= 23/);
    await refused(notes, ...send('{"text":"a","more":1}'), 400, /^The body must NOT have unevaluated properties/);
  });
});

describe('keys', () => {
  it.each<[string, RequestInit, Record<string, string>]>([
    ['in a header', { headers: KEY }, { 'X-Key': 'secret' }],
    ['as a token', { headers: { Authorization: 'Bearer abc' } }, { Authorization: 'abc' }],
    ['with a scheme in any case', { headers: { Authorization: 'bearer abc' } }, { Authorization: 'abc' }],
  ])('may come %s', async (_, init, keys) => {
    expect((await accepted(petstore, '/v3/pets/7', init)).keys).toEqual(keys);
  });

  it.each<[string, Fixture | undefined, string, RequestInit, string, string]>([
    ['no key', undefined, '/v3/pets/7', {}, 'X-Key is missing', 'ApiKey name="X-Key"'],
    ['an empty one', undefined, '/v3/pets/7', { headers: { 'X-Key': '' } }, 'X-Key is missing', 'ApiKey name="X-Key"'],
    [
      'no token',
      undefined,
      '/v3/pets/7',
      { headers: { Authorization: 'Bearer ' } },
      'X-Key is missing',
      'ApiKey name="X-Key"',
    ],
    [
      'another scheme',
      undefined,
      '/v3/pets/7',
      { method: 'DELETE', headers: { Authorization: 'Bearer abc' } },
      'Authorization is missing',
      'Basic',
    ],
  ])('are missed: %s', async (_, fixture, path, init, reason, challenge) => {
    const answer = await refused(fixture ?? petstore, path, init, 401, reason);
    expect(answer.headers.get('WWW-Authenticate')).toBe(challenge);
  });

  it('of one set are needed together', async () => {
    await refused(notes, '/notes?csrf=t', { method: 'POST' }, 401, 'sid is missing');
    await refused(notes, '/notes', { method: 'POST', headers: { Cookie: 'sid=1' } }, 401, 'is missing');
  });
});
