import { beforeAll, describe, expect, it } from 'vitest';
import type { CompiledSandbox } from '../../../plugins/sandbox/core/compile/compileSandbox';
import { createSandbox } from '../../../plugins/sandbox/core/handle/createSandbox';
import { findGaps } from '../../../plugins/sandbox/core/handle/findGaps';
import { createRandom } from '../../../plugins/sandbox/core/random';
import { createMemoryStore } from '../../../plugins/sandbox/core/store/memoryStore';
import type { Call, Result } from '../../../plugins/sandbox/core/types';
import { ourDocument } from '../support/document';
import { NOON, runTiny, tinyBackend } from '../support/sandbox';

const READ = '/api/v1/counter/get/plays?session_key=good';

let compiled: CompiledSandbox;

beforeAll(async () => {
  ({ compiled } = await ourDocument());
});

describe('a handler', () => {
  it('gets what it needs to answer', async () => {
    const { sandbox, calls } = runTiny(compiled);
    await sandbox.fetch(new Request(`https://any.example${READ}`), { ip: '203.0.113.7' });
    const [call] = calls;
    expect(call).toMatchObject({
      operationId: 'counterGet',
      parameters: { id: 'plays', session_key: 'good' },
      caller: { id: 1, game: 'demo' },
      keys: { session_key: 'good' },
      now: NOON,
      ip: '203.0.113.7',
    });
    expect(call?.random()).toBeLessThan(1);
    expect(call?.message(10500)).toBe('counter identifier invalid');
    expect(call?.message(0)).toBe('success');
  });

  it('answers with what it returns', async () => {
    const { send } = runTiny(compiled, ({ operationId }) => (operationId === 'counterGet' ? 128 : undefined));
    const { status, json, headers } = await send(READ);
    expect([status, json]).toEqual([200, { code: 0, msg: 'success', data: 128 }]);
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  it('may answer with bytes where the document says so', async () => {
    const bytes = new Uint8Array([0x89, 0, 0xff]);
    const { sandbox } = runTiny(compiled, () => ({ mediaType: 'image/png', bytes }));
    const response = await sandbox.fetch(new Request('http://localhost/api/v1/share/image/demo/revive'));
    expect(response.headers.get('Content-Type')).toBe('image/png');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  });

  it('fails with the codes of its operation, and leaves nothing behind', async () => {
    const { send, store } = runTiny(compiled, ({ state, fail, operationId }) => {
      state.set('half', 'done');
      state.delete('seed');
      return operationId === 'configContent' ? fail(10100, 'no config 存') : fail(10500, 'no counter');
    });
    expect((await send(READ)).json).toEqual({ code: 10500, msg: 'counter identifier invalid', data: null });
    const config = await send('/api/v1/config/content/a/b?session_key=good');
    expect(config.json).toEqual({ code: 10100, msg: 'config does not exist', data: null });
    expect(config.headers.get('Sandbox-Reason')).toBe('no config %E5%AD%98');
    const keys = await store.transact((state) => state.list('').map(([key]) => key));
    expect(keys.filter((key) => !key.startsWith('_sandbox/'))).toEqual(['seed']);
    expect(keys.filter((key) => key.startsWith('_sandbox/log/'))).toHaveLength(2);
  });

  it.each<[string, (call: Call) => Result | undefined, string]>([
    [
      'fails with a code that is not its own',
      ({ fail }) => fail(10603, 'no archive'),
      'counterGet failed with 10603, which the document does not list',
    ],
    [
      'throws',
      () => {
        throw new RangeError('too far');
      },
      'RangeError: too far',
    ],
    ['returns bytes', () => ({ mediaType: 'image/png', bytes: new Uint8Array() }), 'image/png instead of JSON'],
    [
      'changes what it has read',
      ({ state }) => {
        (state.get('seed') as { now: number }).now = 1;
        return 1;
      },
      'TypeError',
    ],
  ])('that %s is a mistake of the sandbox: no code, nothing kept', async (_, handle, message) => {
    const { send, store } = runTiny(compiled, (call) => {
      call.state.set('half', 'done');
      return handle(call);
    });
    const { status, json } = await send(READ);
    expect([status, json]).toMatchObject([
      500,
      { error: { type: 'sandbox-mistake', message: expect.stringContaining(message) as string } },
    ]);
    expect(await store.transact((state) => state.get('half'))).toBeUndefined();
    expect((await send('/_sandbox/log')).json).toMatchObject([
      { operation: 'counterGet', caller: { id: 1 }, code: null },
    ]);
  });

  it('that returns another kind of result than the document says is a mistake, too', async () => {
    const { send } = runTiny(compiled, ({ operationId }) => {
      if (operationId === 'logout') return 1;
      if (operationId === 'shareImage') return 'text';
      return undefined;
    });
    expect((await send('/api/v1/oauth/logout?session_key=good')).json).toMatchObject({
      error: { message: expect.stringContaining('should return none') as string },
    });
    expect((await send('/api/v1/share/image/demo/a')).json).toMatchObject({
      error: { message: expect.stringContaining('instead of image/png') as string },
    });
    const image = runTiny(compiled, () => ({ mediaType: 'image/gif', bytes: new Uint8Array() }));
    expect((await image.send('/api/v1/share/image/demo/a')).status).toBe(500);
  });
});

describe('a sandbox', () => {
  it('is filled once, before the first call', async () => {
    let seeds = 0;
    const { send } = runTiny(compiled, undefined, { seed: () => void (seeds += 1) });
    await Promise.all([send(READ), send('/_sandbox/state'), send('/timestamp')]);
    expect(seeds).toBe(1);
  });

  it('is filled anew where what is there has the layout of another version', async () => {
    const { send, store } = runTiny(compiled);
    await store.transact((state) => {
      state.set('_sandbox/seeded', 0);
      state.set('old', 'data');
    });
    await send('/timestamp');
    expect(await store.transact((state) => [state.get('old'), state.get('seed')])).toMatchObject([
      undefined,
      { now: NOON },
    ]);
  });

  it('handles calls that come at the same time one after the other', async () => {
    const { send } = runTiny(compiled, ({ state }) => {
      const count = Number(state.get('count') ?? 0) + 1;
      state.set('count', count);
      return count;
    });
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(READ)));
    const counts = answers.map(({ json }) => (json as { data: number }).data);
    expect(counts.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  });

  it('is the same again for the same seed and the same calls', async () => {
    const play = async () => {
      const { send } = runTiny(compiled, ({ random }) => random());
      return [(await send(READ)).json, (await send(READ)).json];
    };
    const [first, second] = await play();
    expect(await play()).toEqual([first, second]);
    expect(first).not.toEqual(second);
  });

  it('does not blame a caller for what a schema does', async () => {
    const { api } = compiled;
    const broken = {
      get minimum() {
        throw new TypeError('broken schema');
      },
    };
    const operations = api.operations.map((operation) => ({
      ...operation,
      parameters: operation.parameters.map((parameter) => ({ ...parameter, schema: broken })),
    }));
    const { fetch } = createSandbox({
      api: { ...api, operations },
      backend: tinyBackend(api),
      store: createMemoryStore(),
      clock: () => NOON,
      random: createRandom(1),
    });
    const response = await fetch(new Request('http://localhost/api/v1/rank/page/weekly?session_key=good&pageNum=1'));
    expect([response.status, await response.json()]).toMatchObject([500, { error: { message: 'broken schema' } }]);
  });

  it('answers where its store fails', async () => {
    const { api } = compiled;
    const { fetch } = createSandbox({
      api,
      backend: tinyBackend(api),
      store: { transact: () => Promise.reject(new Error('the disk is full')) },
      clock: () => NOON,
      random: createRandom(1),
    });
    for (const path of ['/timestamp', '/_sandbox/log']) {
      const response = await fetch(new Request(`http://localhost${path}`));
      expect([response.status, await response.json()]).toEqual([
        500,
        { error: { type: 'sandbox-mistake', message: 'the disk is full' } },
      ]);
    }
  });
});

describe('a backend that does not fit the document', () => {
  it('is distinguished from one that does', () => {
    const { api } = compiled;
    const whole = tinyBackend(api);
    expect(findGaps(api, whole)).toEqual([]);
    const operations = { ...whole.operations, extra: () => null };
    expect(findGaps(api, { ...whole, operations, controls: { reset: () => null } })).toEqual([
      'the document has no operation `extra`',
      'the control `reset` hides one that every sandbox has',
    ]);
  });

  it('leaves to the document what it has no handler for, keys included', async () => {
    const { send } = runTiny(compiled, undefined, { operations: {} });
    expect(await send(READ)).toMatchObject({ status: 200, json: { code: 0, msg: 'success', data: 128 } });
    expect((await send(READ.replace('good', 'old'))).json).toMatchObject({ code: 10021 });
    expect((await send('/timestamp')).status).toBe(200);
  });
});
