import { vi } from 'vitest';
import { buildModel } from '../../../../plugins/openapi/core/model/build';
import { compileModel } from '../../../../plugins/sandbox/compile';
import { type ControlClient, createControlClient } from '../../../../plugins/sandbox/core/controls/client';
import { type Answer, createSandbox } from '../../../../plugins/sandbox/core/handle/createSandbox';
import { createRandom } from '../../../../plugins/sandbox/core/random';
import { createMemoryStore } from '../../../../plugins/sandbox/core/store/memoryStore';
import type { Json } from '../../../../plugins/sandbox/core/types';
import { gameCloud } from '../../../backend/support/withoutPlayers';
import { readOurDocument } from '../../../helpers/ourDocument';

export type Fetch = (request: Request) => Promise<Response>;

export type Platform = 'wx' | 'dy' | 'ks' | 'page';

export interface World {
  fetch: Fetch;
  answer: Answer;
  controls: ControlClient;
  account: string;
  calls: string[];
  origins: string[];
  /** Calls to this path fail. */
  unreachable?: string;
  /** Before the start; it is wx until then. */
  playOn(platform: Platform): void;
  start<Sample>(load: () => Promise<Sample>): Promise<Sample>;
  events(player: number): Promise<Array<{ type: string; timestamp: number; event: Json }>>;
}

/** Compiles the document once. */
export async function createWorlds(): Promise<() => World> {
  const { api } = await compileModel(buildModel(await readOurDocument()));
  return () => {
    const parts = { clock: Date.now, random: createRandom(1), store: createMemoryStore() };
    const sandbox = createSandbox({ api, backend: gameCloud, ...parts });
    return openWorld((request) => sandbox.fetch(request, { ip: '192.0.2.44' }), sandbox.answer);
  };
}

function openWorld(fetch: Fetch, answer: Answer): World {
  const controls = createControlClient(fetch);
  const world: World = {
    fetch,
    answer,
    controls,
    account: 'mia',
    calls: [],
    origins: [],
    async start(load) {
      vi.resetModules();
      return load();
    },
    playOn(platform) {
      for (const name of ['wx', 'tt', 'ks'] as const) vi.stubGlobal(name, games[platform][name]);
    },
    events: async (player) => (await controls.run('list-events', { game: 'demo', player })) as never,
  };
  const send = async (url: string, init?: RequestInit): Promise<Response> => {
    const { origin, pathname } = new URL(url);
    world.origins.push(origin);
    world.calls.push(pathname);
    if (pathname === world.unreachable) throw new TypeError('fetch failed');
    return fetch(new Request(url, init));
  };
  vi.stubGlobal('fetch', send);
  const wx = createPlatform(send, () => ({ code: world.account }));
  const tt = createPlatform(send, () => ({ code: '', anonymousCode: world.account }));
  const games: Record<Platform, Partial<Record<'wx' | 'tt' | 'ks', MiniGame>>> = {
    wx: { wx },
    dy: { tt },
    ks: { ks: wx },
    page: {},
  };
  world.playOn('wx');
  return world;
}

/** As documented: parses text if `dataType` is `json`. */
function createPlatform(
  send: (url: string, init?: RequestInit) => Promise<Response>,
  credentials: () => { code: string; anonymousCode?: string },
): MiniGame {
  async function request({ url, method, data, header, dataType }: Parameters<MiniGame['request']>[0]) {
    const response = await send(url, { method, headers: header, body: data });
    const text = await response.text();
    return { data: dataType === 'json' ? JSON.parse(text) : text };
  }
  return {
    request: (options) => {
      void request(options).then(options.success, (error: Error) => options.fail({ errMsg: error.message }));
    },
    login: ({ success }) => success(credentials()),
    onShow: () => undefined,
    onHide: () => undefined,
  };
}
