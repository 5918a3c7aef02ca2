import type { Backend } from '@livespec/docusaurus/backend';
import { describe, expect, it } from 'vitest';
import { runFixture } from './support';

const shop: Backend = {
  operations: {
    addPet({ state, body, caller }) {
      const id = state.list('pet/').length + 1;
      const pet = { ...(body as object), id, owner: caller };
      state.set(`pet/${id}`, pet);
      return pet;
    },
    getPet: ({ state, parameters, fail }) => state.get(`pet/${String(parameters.petId)}`) ?? fail(404, 'no such pet'),
  },
  authenticate: ({ keys, fail }) =>
    keys['X-Key'] === 'stolen' ? fail(403, 'the key is stolen') : (keys['X-Key'] ?? null),
  seed: (state) => state.set('pet/1', { id: 1, name: 'Rex' }),
  controls: { 'close-shop': ({ state }) => (state.set('closed', true), null) },
};

const start = () => runFixture('petstore.yaml', shop);
const asAnna = { headers: { 'X-Key': 'anna' } };

describe('a backend', () => {
  it('gives some operations real behaviour, over the store; the others are answered from the document', async () => {
    const { send } = await start();
    const headers = { ...asAnna.headers, 'Content-Type': 'application/json' };
    const added = await send('/v3/pets', { method: 'POST', headers, body: '{"name":"Tom"}' });
    expect(added).toMatchObject({ status: 201, json: { id: 2, name: 'Tom', owner: 'anna' } });
    expect((await send('/v3/pets/2', asAnna)).json).toEqual({ id: 2, name: 'Tom', owner: 'anna' });
    expect((await send('/v3/pets')).json).toMatchObject([{ name: 'Rex' }, { name: 'Tom' }]);
    expect((await send('/_sandbox/state')).json).toMatchObject({ 'pet/1': { name: 'Rex' }, 'pet/2': { name: 'Tom' } });
  });

  it('fails with the statuses of its document, and leaves nothing behind', async () => {
    const { send } = await start();
    expect(await send('/v3/pets/9', asAnna)).toMatchObject({ status: 404, json: { error: 'This pet has moved.' } });
    const stolen = await send('/v3/pets/mine', { headers: { 'X-Key': 'stolen' } });
    expect(stolen).toMatchObject({ status: 403, json: { title: 'Forbidden', detail: 'the key is stolen' } });
    expect((await send('/_sandbox/log')).json).toMatchObject([
      {
        operation: 'getPet',
        caller: 'anna',
        code: 404,
        reason: 'no such pet',
        parameters: { 'X-Key': '***', petId: '9' },
      },
      { operation: 'GET /pets/mine', caller: null, code: 403 },
    ]);
  });

  it('has controls, and gives way to what a caller prefers', async () => {
    const { send } = await start();
    expect(await send('/_sandbox/close-shop', { method: 'POST' })).toMatchObject({ status: 200 });
    expect((await send('/_sandbox/state')).json).toMatchObject({ closed: true });
    expect(await send('/v3/pets/1', { headers: { Prefer: 'code=404' } })).toMatchObject({ status: 404 });
  });

  it('that does something else than the document says makes a mistake', async () => {
    const operations = {
      removePet: () => 'gone',
      getPet: ({ fail }: { fail(code: number, reason: string): never }) => fail(200, 'x'),
    };
    const { send } = await runFixture('petstore.yaml', { operations });
    const removed = await send('/v3/pets/1', { method: 'DELETE', headers: { Authorization: 'Basic YTpi' } });
    expect(removed).toMatchObject({
      status: 500,
      json: { detail: expect.stringContaining('should return none') as string },
    });
    expect(await send('/v3/pets/1', asAnna)).toMatchObject({
      status: 500,
      json: { detail: 'getPet failed with 200, which is not the HTTP status of a failure.' },
    });
  });
});
