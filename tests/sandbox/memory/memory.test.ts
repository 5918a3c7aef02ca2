import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileFile } from '../../../plugins/sandbox/compile';
import { compileSandbox } from '../../../plugins/sandbox/core/compile/compileSandbox';
import { createSandbox } from '../../../plugins/sandbox/core/handle/createSandbox';
import { createRandom } from '../../../plugins/sandbox/core/random';
import { createMemoryStore } from '../../../plugins/sandbox/core/store/memoryStore';

const FIXTURES = join(import.meta.dirname, 'fixtures');

async function open(name: string, { isStateless = false, store = createMemoryStore() } = {}) {
  const { model } = await compileFile(FIXTURES, name);
  const { api } = compileSandbox(model, isStateless);
  const { fetch } = createSandbox({ api, store, clock: () => 0, random: createRandom(1) });

  async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const sent = typeof body === 'string' ? body : JSON.stringify(body);
    const init = body === undefined ? {} : { body: sent, headers: { 'Content-Type': 'application/json', ...headers } };
    const response = await fetch(new Request(`http://localhost${path}`, { method, headers, ...init }));
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.includes('json') && text !== '';
    return { status: response.status, text, json: isJson ? (JSON.parse(text) as never) : undefined, response };
  }
  return { api, send, reset: () => send('POST', '/_sandbox/reset') };
}

describe('pets, whose collection has no list', () => {
  it('are read, replaced and removed as they were added', async () => {
    const { send } = await open('pets.yaml');
    expect(await send('POST', '/v1/pet', { id: 7, name: 'Tom' })).toMatchObject({
      status: 200,
      json: { id: 7, name: 'Tom', status: 'available' },
    });
    expect((await send('GET', '/v1/pet/7')).json).toEqual({ id: 7, name: 'Tom', status: 'available' });
    expect((await send('PUT', '/v1/pet', { id: 7, name: 'Tim', status: 'sold' })).json).toMatchObject({ name: 'Tim' });
    expect((await send('GET', '/v1/pet/7')).json).toEqual({ id: 7, name: 'Tim', status: 'sold' });
    expect(await send('DELETE', '/v1/pet/7')).toMatchObject({ status: 200, text: '' });
    expect(await send('GET', '/v1/pet/7')).toMatchObject({ status: 404 });
    expect(await send('DELETE', '/v1/pet/7')).toMatchObject({ status: 404 });
    expect(await send('PUT', '/v1/pet', { id: 7, name: 'Tim' })).toMatchObject({ status: 404 });
  });

  it('are the same where operations name the parameter of their path differently', async () => {
    const { send } = await open('pets.yaml');
    expect(await send('GET', '/v1/toys/3')).toMatchObject({ status: 200, json: { id: 3 } });
    expect(await send('DELETE', '/v1/toys/3')).toMatchObject({ status: 204 });
    expect(await send('GET', '/v1/toys/3')).toMatchObject({ status: 404 });
  });

  it('are there from the beginning for the example of the path parameter', async () => {
    const { send } = await open('pets.yaml');
    expect((await send('GET', '/v1/pet/10')).json).toMatchObject({ id: 10, name: 'Rex' });
    expect(await send('GET', '/v1/pet/11')).toMatchObject({ status: 404 });
  });

  it('keep all digits of their ids, and get the next one', async () => {
    const { send } = await open('pets.yaml');
    expect((await send('GET', '/v1/pet/9007199254740993')).text).toContain('"id":9007199254740993');
    expect((await send('POST', '/v1/pet', { name: 'Tom' })).text).toContain('"id":9007199254740994');
    expect((await send('POST', '/v1/pet', '{"id":9223372036854775807,"name":"Max"}')).text).toContain(
      '"id":9223372036854775807',
    );
    expect((await send('GET', '/v1/pet/9223372036854775807')).text).toContain('"id":9223372036854775807,"name":"Max"');
    expect(await send('GET', '/v1/pet/9223372036854775806')).toMatchObject({ status: 404 });
  });

  it('change even if the answer is wanted in a form that comes from the document', async () => {
    const { send } = await open('pets.yaml');
    const sent = await send('POST', '/v1/pet', { id: 8, name: 'Ann' }, { Accept: 'application/xml' });
    expect([sent.status, sent.response.headers.get('Content-Type')]).toEqual([200, 'application/xml']);
    expect((await send('GET', '/v1/pet/8')).json).toMatchObject({ name: 'Ann' });
  });
});

describe('alerts, whose calls have several examples', () => {
  it('are there from the beginning for each example of the path parameter, as the result of that name has them', async () => {
    const { send } = await open('alerts.yaml');
    expect(await send('GET', '/alerts/cpu')).toMatchObject({ status: 200, json: { name: 'cpu', limit: 80 } });
    expect(await send('GET', '/alerts/disk')).toMatchObject({ status: 200, json: { name: 'disk', limit: 95 } });
    expect(await send('GET', '/alerts/net')).toMatchObject({ status: 404 });
  });
});

describe('settings, which nothing but their replacement creates', () => {
  it('are created by it', async () => {
    const { send } = await open('alerts.yaml');
    expect(await send('GET', '/settings/mail')).toMatchObject({ status: 404 });
    expect(await send('PUT', '/settings/mail', { name: 'mail', on: true })).toMatchObject({ status: 200 });
    expect((await send('GET', '/settings/mail')).json).toEqual({ name: 'mail', on: true });
  });
});

describe('users, who choose their names', () => {
  it('never show what is only written, and keep what only the server sets', async () => {
    const { send } = await open('pets.yaml');
    const { status, json } = await send('POST', '/v1/user', {
      username: 'ben',
      password: 'x',
      created: '1999',
      more: 1,
    });
    expect(status).toBe(400);
    expect(json).toMatchObject({ status: 400 });
    const sent = { username: 'ben', password: 'x', created: '1999-01-01T00:00:00Z' };
    const added = await send('POST', '/v1/user', sent);
    expect(added.status).toBe(201);
    expect(added.json).toEqual({ username: 'ben', created: expect.not.stringContaining('1999') as string });
    expect(await send('POST', '/v1/user', sent)).toMatchObject({ status: 409 });
    expect((await send('PUT', '/v1/user/ben', { username: 'other', email: 'b@c.de' })).json).toEqual({
      ...(added.json as unknown as object),
      email: 'b@c.de',
    });
    expect(await send('PUT', '/v1/user/eve', { username: 'eve' })).toMatchObject({ json: { username: 'eve' } });
    expect((await send('GET', '/v1/user/eve')).json).toMatchObject({ username: 'eve' });
  });
});

describe('the user of the examples', () => {
  it('is there from the beginning, and can be added once by the example of the call', async () => {
    const { send } = await open('pets.yaml');
    expect(await send('GET', '/v1/user/anna')).toMatchObject({ status: 200 });
    expect(await send('POST', '/v1/user', { username: 'anna' })).toMatchObject({ status: 201 });
    expect(await send('POST', '/v1/user', { username: 'anna' })).toMatchObject({ status: 409 });
  });
});

describe('servers, in wrappers', () => {
  it('are listed with what is created, in pages', async () => {
    const { send } = await open('hosting.yaml');
    const created = await send('POST', '/v2/servers', { name: 'db', region: 'nyc' });
    expect(created.status).toBe(202);
    expect(created.json).toMatchObject({ server: { id: 3164446, name: 'db', region: 'nyc' } });
    expect(created.response.headers.get('Location')).toBe('/v2/servers/3164446');
    const all = await send('GET', '/v2/servers');
    expect(all.json).toMatchObject({
      servers: [{}, {}, { name: 'db' }],
      meta: { total: 3 },
      has_more: false,
      links: {},
    });
    expect(all.text).not.toContain('next');
    const first = await send('GET', '/v2/servers?per_page=2');
    expect(first.json).toMatchObject({
      servers: [{ name: 'web' }, { name: 'mail' }],
      meta: { total: 3 },
      has_more: true,
    });
    expect(first.text).toContain('next');
    expect((await send('GET', '/v2/servers?per_page=2&page=2')).json).toMatchObject({ servers: [{ name: 'db' }] });
    expect((await send('GET', '/v2/servers?per_page=2&page=3')).json).toMatchObject({
      servers: [],
      meta: { total: 3 },
    });
  });

  it('are selected by their properties, unless a value says something else', async () => {
    const { send } = await open('hosting.yaml');
    expect((await send('GET', '/v2/servers?region=ams')).json).toMatchObject({ servers: [{ name: 'mail' }] });
    expect((await send('GET', '/v2/servers?tags=a')).json).toMatchObject({ servers: [{ name: 'web' }] });
    expect((await send('GET', '/v2/servers?state=all')).json).toMatchObject({ meta: { total: 2 } });
  });

  it('are gone once they are removed', async () => {
    const { send } = await open('hosting.yaml');
    expect((await send('GET', '/v2/servers/3164444')).json).toMatchObject({ server: { name: 'web' } });
    expect(await send('DELETE', '/v2/servers/3164444')).toMatchObject({ status: 204, text: '' });
    expect(await send('GET', '/v2/servers/3164444')).toMatchObject({ status: 404 });
    expect((await send('GET', '/v2/servers')).json).toMatchObject({ servers: [{ name: 'mail' }], meta: { total: 1 } });
  });
});

describe('channels, below another item', () => {
  const CHANNELS = '/guilds/5/channels';

  it('are found by what a link leads to, and belong to that item', async () => {
    const { send } = await open('chat.yaml');
    const { json, status } = await send('POST', CHANNELS, { name: 'news', secret: 'x' });
    const { snow } = json as unknown as { snow: string };
    expect([status, json]).toEqual([201, { snow, guild_id: '5', name: 'news', nsfw: false }]);
    expect(BigInt(snow)).toBe(1145128369231208459n);
    expect((await send('GET', `${CHANNELS}/${snow}`)).json).toEqual(json);
    expect(await send('GET', `/guilds/6/channels/${snow}`)).toMatchObject({ status: 404 });
    expect((await send('GET', CHANNELS)).json).toHaveLength(2);
  });

  it('are changed field by field, where null removes a field only in a merge patch', async () => {
    const { send } = await open('chat.yaml');
    const { json } = await send('POST', CHANNELS, { name: 'news', topic: 'all' });
    const path = `${CHANNELS}/${(json as unknown as { snow: string }).snow}`;
    expect((await send('PATCH', path, { topic: null })).json).toMatchObject({ name: 'news', topic: null });
    const merge = { 'Content-Type': 'application/merge-patch+json' };
    const { text } = await send('PATCH', path, { topic: null }, merge);
    expect(text).not.toContain('topic');
    expect((await send('GET', path)).text).toBe(text);
  });

  it('are gone with that item', async () => {
    const { send } = await open('chat.yaml');
    await send('POST', CHANNELS, { name: 'news' });
    expect(await send('DELETE', '/guilds/5')).toMatchObject({ status: 204 });
    expect(await send('GET', CHANNELS)).toMatchObject({ status: 404 });
  });
});

describe('what is remembered', () => {
  it('is the same for all who share a store, and no others', async () => {
    const store = createMemoryStore();
    const [anna, ben, other] = [
      await open('pets.yaml', { store }),
      await open('pets.yaml', { store }),
      await open('pets.yaml'),
    ];
    await anna.send('POST', '/v1/pet', { id: 7, name: 'Tom' });
    expect(await ben.send('GET', '/v1/pet/7')).toMatchObject({ status: 200 });
    expect(await other.send('GET', '/v1/pet/7')).toMatchObject({ status: 404 });
  });

  it('ends with a reset', async () => {
    const { send, reset } = await open('hosting.yaml');
    await send('POST', '/v2/servers', { name: 'db', region: 'nyc' });
    await reset();
    expect((await send('GET', '/v2/servers')).json).toMatchObject({ meta: { total: 2 } });
  });

  it('is nothing if the sandbox is stateless', async () => {
    const { send } = await open('pets.yaml', { isStateless: true });
    await send('DELETE', '/v1/pet/7');
    expect(await send('GET', '/v1/pet/7')).toMatchObject({ status: 200, json: { name: 'Rex' } });
  });

  it('is nothing where it is not certain what operations share', async () => {
    const { api } = await open('pets.yaml');
    expect(api.operations.filter(({ memory }) => !memory).map(({ id }) => id)).toEqual(['findPets']);
  });
});
