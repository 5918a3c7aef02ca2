import { beforeAll, expect, it } from 'vitest';
import type { SandboxApi } from '../../plugins/sandbox/core/api';
import { createControlClient } from '../../plugins/sandbox/core/controls/client';
import { createSandbox } from '../../plugins/sandbox/core/handle/createSandbox';
import { createRandom } from '../../plugins/sandbox/core/random';
import { createMemoryStore } from '../../plugins/sandbox/core/store/memoryStore';
import backend from '../../src/backend';
import { SCENES } from '../../src/backend/social/scenes';
import { ourDocument } from '../sandbox/support/document';

let api: SandboxApi;

beforeAll(async () => {
  ({ api } = (await ourDocument()).compiled);
});

function open() {
  const parts = { store: createMemoryStore(), clock: () => Date.UTC(2026, 5, 1), random: createRandom(1) };
  const { fetch } = createSandbox({ api, backend, ...parts });
  const send = async (path: string) => {
    const response = await fetch(new Request(`http://localhost/api/v1/${path}`));
    return (await response.json()) as { code: number; data: never };
  };
  return { send, fetch, controls: createControlClient(fetch) };
}

it('shows the seeded players, and a code of each kind', async () => {
  const { controls, send } = open();
  await send('wx/login?gameId=demo&code=anna');
  const { players, sections } = await controls.world();
  expect(players.map(({ name, isLoggedIn }) => [name, isLoggedIn])).toEqual([
    ['Anna', true],
    ['Ben', false],
    ['Cleo', false],
  ]);
  expect(sections.map(({ of, total }) => [of, total])).toEqual([
    ['inviteGenerate', 3],
    ['shareGenerate', 4],
    ['helpGenerate', 4],
    ['cdkeyUse', 3],
    ['archiveGet', 6],
    ['counterGet', 0],
    ['rankPage', 2],
    ['configContent', 2],
    ['accessTokenGet', 0],
  ]);
});

it('keeps who acts when another player logs in, and knows the codes of a partner', async () => {
  const { controls, send } = open();
  await send('wx/login?gameId=demo&code=anna');
  await controls.act('1001');
  const ben = await send('dy/login?gameId=demo&anonymousCode=ben&code=ben');
  expect(ben.code).toBe(0);
  const { session, values } = await controls.known();
  expect(session).toMatchObject({ name: 'Anna', player: '1001' });
  const { data } = await send(`invite/generate?session_key=${values.session_key}`);
  const known = await controls.known({ player: '1002', partner: '1001' });
  expect(known.session?.name).toBe('Ben');
  expect(known.values['inviteResponse.code']).toBe((data as { code: string }).code);
});

it('has scenes of calls that the document has', () => {
  const ids = api.operations.map(({ id }) => id);
  for (const { operationId } of SCENES.flat()) expect(ids).toContain(operationId);
});

it('answers each error of each call when asked for it, and only once', async () => {
  const { fetch, controls } = open();
  for (const { id, method, path, codes = [] } of api.operations) {
    for (const code of codes) {
      const request = () =>
        new Request(`http://localhost${path.replaceAll(/[{}]/g, '')}`, { method, headers: { Prefer: `code=${code}` } });
      expect([id, ((await (await fetch(request())).json()) as { code: number }).code]).toEqual([id, code]);
    }
  }
  expect(await controls.faults()).toEqual([]);
});
