import { beforeAll, describe, expect, it } from 'vitest';
import type { CompiledSandbox } from '../../../plugins/sandbox/core/compile/compileSandbox';
import { type ControlClient, createControlClient } from '../../../plugins/sandbox/core/controls/client';
import { OWN_LIMITS } from '../../../plugins/sandbox/core/limits';
import type { Backend, Call, Json } from '../../../plugins/sandbox/core/types';
import { ourDocument } from '../support/document';
import { NOON, runTiny, type Tiny } from '../support/sandbox';

const COUNT = '/api/v1/counter/inc/plays?session_key=good';
const READ = '/api/v1/counter/get/plays?session_key=good';

let compiled: CompiledSandbox;

beforeAll(async () => {
  ({ compiled } = await ourDocument());
});

function run(over: Partial<Backend> = {}): Tiny & { controls: ControlClient } {
  const count = ({ operationId, state }: Call) => {
    const value = Number(state.get('count') ?? 0) + (operationId === 'counterInc' ? 1 : 0);
    state.set('count', value);
    return operationId.startsWith('counter') ? value : undefined;
  };
  const tiny = runTiny(compiled, count, over);
  return { ...tiny, controls: createControlClient((request) => tiny.sandbox.fetch(request)) };
}

/** Without what can be undone. */
async function everything({ store }: Tiny): Promise<Json> {
  return store.transact((state) =>
    state.list('').flatMap(([key, value]) => (key.startsWith('_sandbox/undo') ? [] : [[key, value]])),
  );
}

const post = (body: string) => ({ method: 'POST', body });

describe('the controls', () => {
  it('are listed, with what they do', async () => {
    const { send } = run({ controls: { createGame: () => null } });
    const { json } = await send('/_sandbox');
    expect(json).toContainEqual({
      method: 'PUT',
      path: '/_sandbox/snapshot',
      description: expect.stringContaining('Replaces'),
    });
    expect(json).toContainEqual({ method: 'POST', path: '/_sandbox/createGame', description: '' });
    expect((await send('/_sandbox/')).json).toEqual(json);
  });

  it('answer in a shape of their own where something is wrong', async () => {
    const { send } = run();
    expect(await send('/_sandbox/nothing')).toMatchObject({
      status: 404,
      json: { error: { type: 'unknown-control' } },
    });
    const wrong = await send('/_sandbox/clock', { method: 'PATCH' });
    expect(wrong).toMatchObject({ status: 405, json: { error: { type: 'unknown-method' } } });
    expect(wrong.headers.get('Allow')).toBe('GET, POST, DELETE');
    for (const body of ['', '{', '[]', '{"advance":1,"set":1}', '{"advance":"1"}', '{"ahead":1}', '{"advance":-1}']) {
      expect(await send('/_sandbox/clock', post(body))).toMatchObject({
        status: 400,
        json: { error: { type: 'bad-request' } },
      });
    }
    const bytes = await send('/_sandbox/clock', { method: 'POST', body: new Uint8Array([0xff]) });
    expect(bytes.json).toEqual({ error: { type: 'bad-request', message: 'What was sent is not valid UTF-8.' } });
  });

  it('describe the calls, and what is there', async () => {
    const { send, controls } = run();
    const { json } = await send('/_sandbox/operations');
    expect(await controls.operations()).toEqual(json);
    expect(json).toHaveLength(36);
    expect(json).toContainEqual({
      id: 'configContent',
      method: 'GET',
      path: '/api/v1/config/content/{groupId}/{dataId}',
      title: 'Get the content of a config',
      keys: [['session_key']],
      parameters: [
        { name: 'groupId', in: 'path', required: true },
        { name: 'dataId', in: 'path', required: true },
      ],
      body: null,
      codes: expect.arrayContaining([{ code: 10100, message: 'config does not exist' }]) as Json,
      responses: [
        { status: '200', examples: ['success'] },
        { status: 'default', examples: ['game-or-config-not-found'] },
      ],
    });
    expect(await controls.state()).toEqual({ entries: 2 });
  });

  it('of the backend see the state and its time, and change nothing where they fail', async () => {
    const { controls } = run({
      controls: {
        createGame({ state, input, now, random }) {
          state.set('game', { input, now });
          if (input === 'bad') throw new Error('`bad` is no name for a game.');
          return random() < 1;
        },
      },
      describe: (state) => state.get('game') ?? null,
    });
    await controls.advance(5);
    expect(await controls.run('createGame', 'good')).toBe(true);
    await expect(controls.run('createGame', 'bad')).rejects.toThrow('`bad` is no name for a game.');
    expect(await controls.state()).toEqual({ input: 'good', now: NOON + 5 });
  });
});

describe('the clock', () => {
  it('can be moved on, set, and brought back', async () => {
    const { controls, send, calls } = run();
    expect(await controls.clock()).toEqual({ time: NOON, iso: '2026-06-01T12:00:00.000Z', ahead: 0 });
    await controls.advance(900_000);
    expect(await controls.advance(1)).toMatchObject({ time: NOON + 900_001, ahead: 900_001 });
    await send(READ);
    expect(await controls.setTime(0)).toMatchObject({ iso: '1970-01-01T00:00:00.000Z', ahead: -NOON });
    await send(READ);
    expect(await controls.resetClock()).toMatchObject({ time: NOON, ahead: 0 });
    expect(calls.map(({ now }) => now)).toEqual([NOON + 900_001, 0]);
  });

  it('stays within the times that a date can have', async () => {
    const { controls } = run();
    for (const time of [Number.MAX_SAFE_INTEGER, 253_402_300_800_000 - NOON]) {
      await expect(controls.advance(time)).rejects.toThrow('year 9999');
    }
    expect(await controls.setTime(253_402_300_799_999)).toMatchObject({ iso: '9999-12-31T23:59:59.999Z' });
  });
});

describe('a failure that is asked for', () => {
  it('comes once, for every code of every operation, before anything is done or looked at', async () => {
    const { controls, send, calls, api } = run();
    let codes = 0;
    for (const operation of api.operations) {
      const path = operation.path.replace(/\{.*?\}/g, 'x');
      const init = { method: operation.method };
      for (const code of operation.codes ?? []) {
        codes += 1;
        const [fault] = await controls.fail(operation.id, code);
        expect(fault).toMatchObject({ operation: operation.id, code, count: 1 });
        const { status, json } = await send(path, init);
        expect([status, json]).toEqual([200, { code, msg: fault?.message, data: null }]);
        expect(await controls.faults()).toEqual([]);
      }
    }
    expect(codes).toBeGreaterThan(150);
    expect(calls).toEqual([]);
  });

  it('waits for its own operation, as often as it was asked for', async () => {
    const { controls, send } = run();
    await controls.fail('counterInc', 10501, 2);
    await controls.fail('counterGet', 10500);
    const codes: unknown[] = [];
    for (const path of [COUNT, COUNT, COUNT, READ, READ]) codes.push((await send(path)).json);
    expect(codes).toMatchObject([{ code: 10501 }, { code: 10501 }, { data: 1 }, { code: 10500 }, { data: 1 }]);
  });

  it('can be replaced and taken back', async () => {
    const { controls, send } = run();
    await controls.fail('counterInc', 10501);
    expect(await controls.fail('counterInc', 10500)).toMatchObject([{ code: 10500 }]);
    expect(await controls.fail('counterInc', 10500, 0)).toEqual([]);
    await controls.fail('counterInc', 10500);
    expect(await controls.clearFaults()).toEqual([]);
    expect((await send(COUNT)).json).toMatchObject({ code: 0 });
  });

  it('is one that the document lists', async () => {
    const { controls } = run();
    await expect(controls.fail('counterInc', 10603)).rejects.toThrow(
      'counterInc never fails with 10603. Its codes are 500 (parameter error), 501 (missing required parameter), 10020',
    );
    await expect(controls.fail('serverTimestamp', 500)).rejects.toThrow('It has no codes to fail with.');
    await expect(controls.fail('counterDec', 500)).rejects.toThrow('There is no operation "counterDec"');
    await expect(controls.fail('counterInc', 10501, -1)).rejects.toThrow('`count` must be an integer from 0');
    expect(await controls.faults()).toEqual([]);
  });
});

describe('the log', () => {
  it('says who called what, with which outcome, and hides keys', async () => {
    const { controls, send } = run();
    await send(COUNT);
    await send('/api/v1/oauth/access_token?gameId=demo&gameSecret=top+secret');
    await send('/api/v1/counter/get/a%2Fb?session_key=stolen');
    await send(`/api/v1/rank/page/weekly?session_key=good&filters=${'x'.repeat(500)}`);
    await send('/nowhere');
    const log = await controls.log();
    const caller = { id: 1, game: 'demo' };
    const entry = { time: NOON, reason: null };
    expect(log).toEqual([
      {
        ...entry,
        number: 1,
        operation: 'counterInc',
        caller,
        parameters: { session_key: '***', id: 'plays' },
        code: 0,
      },
      {
        ...entry,
        number: 2,
        operation: 'accessTokenGet',
        caller: null,
        parameters: { gameSecret: '***', gameId: 'demo' },
        code: 0,
      },
      {
        ...entry,
        number: 3,
        operation: 'counterGet',
        caller: null,
        parameters: { session_key: '***', id: 'a/b' },
        code: 10020,
        reason: 'wrong key',
      },
      {
        ...entry,
        number: 4,
        operation: 'rankPage',
        caller: null,
        parameters: { session_key: '***', id: 'weekly', filters: `${'x'.repeat(200)}…` },
        code: 500,
        reason: 'filters is not valid JSON',
      },
    ]);
    expect(JSON.stringify(log)).not.toMatch(/good|secret"|top|stolen/);
    expect(await controls.clearLog()).toEqual([]);
    expect(await controls.log()).toEqual([]);
  });

  it('keeps the last calls only', async () => {
    const { controls, send } = run();
    for (let call = 0; call < OWN_LIMITS.log.most + 5; call += 1) await send('/timestamp');
    const numbers = (await controls.log()).map(({ number }) => number);
    expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([OWN_LIMITS.log.most, 6, OWN_LIMITS.log.most + 5]);
  });
});

describe('a snapshot', () => {
  it('brings back the data, the time and the failures that wait', async () => {
    const tiny = run();
    const { controls, send } = tiny;
    await send(COUNT);
    await controls.advance(1000);
    await controls.fail('counterInc', 10501, 3);
    const snapshot = await controls.snapshot();
    const before = await everything(tiny);
    await controls.reset();
    expect((await send(READ)).json).toMatchObject({ data: 0 });
    await controls.clearLog();

    expect(await controls.restore(snapshot)).toEqual({ restored: 2 });
    const withoutLog = (before as Array<[string, Json]>).filter(([key]) => !key.startsWith('_sandbox/log'));
    expect(await everything(tiny)).toEqual(withoutLog);
    expect(await controls.snapshot()).toEqual(snapshot);
    expect((await send(READ)).json).toMatchObject({ data: 1 });
  });

  it('may hold keys that every object has', async () => {
    const { controls, store } = run();
    await controls.reset();
    await store.transact((state) => state.set('__proto__', { __proto__: 1, constructor: 2 }));
    const snapshot = await controls.snapshot();
    await controls.reset();
    await controls.restore(snapshot);
    expect(await store.transact((state) => state.get('__proto__'))).toEqual({ constructor: 2 });
  });

  const whole = { format: 'sandbox-state', version: 1, time: NOON, faults: [], state: { count: 5 } };
  it.each<[string, Json, string]>([
    ['nothing', null, 'This is not a snapshot'],
    ['a list', [], 'JSON object'],
    ['another format', { ...whole, format: 'x' }, 'not a snapshot'],
    ['another version', { ...whole, version: 2 }, 'not a snapshot'],
    ['no time', { ...whole, time: 'now' }, 'no `time`'],
    ['a time that is none', { ...whole, time: -1 }, 'year 9999'],
    ['a state that is a list', { ...whole, state: [] }, 'no `state`'],
    ['a part too many', { ...whole, extra: 1 }, '`extra` is not a field here'],
    ['keys of the sandbox itself', { ...whole, state: { '_sandbox/clock': 'x' } }, '_sandbox/clock'],
    ['no faults', { ...whole, faults: {} }, 'no list of `faults`'],
    ['an unknown fault', { ...whole, faults: [{ operation: 'counterInc', code: 1, count: 1 }] }, 'never fails with 1'],
    ['data that cannot be described', { ...whole, state: { count: 'broken' } }, 'damaged: count is broken'],
  ])('with %s is refused, and nothing is lost', async (_, snapshot, message) => {
    const tiny = run({
      describe(state) {
        if (state.get('count') === 'broken') throw new Error('count is broken');
        return null;
      },
    });
    await tiny.send(COUNT);
    await tiny.controls.fail('counterGet', 10500);
    const before = await everything(tiny);
    await expect(tiny.controls.restore(snapshot)).rejects.toThrow(message);
    expect(await everything(tiny)).toEqual(before);
  });

  it('that was cut off is refused', async () => {
    const { send } = run();
    const text = JSON.stringify(whole);
    const { status } = await send('/_sandbox/snapshot', { method: 'PUT', body: text.slice(0, -1) });
    expect(status).toBe(400);
  });
});

it('a reset brings everything back to how it was at first', async () => {
  const tiny = run();
  await tiny.send('/timestamp');
  await tiny.controls.clearLog();
  const [, ...first] = (await everything(tiny)) as Json[];
  await tiny.send(COUNT);
  await tiny.controls.advance(5);
  await tiny.controls.fail('counterInc', 10501);
  await tiny.controls.reset();
  const [, ...after] = (await everything(tiny)) as Json[];
  expect(after.map((entry) => (entry as Json[])[0])).toEqual(['seed']);
  expect(first.map((entry) => (entry as Json[])[0])).toContain('seed');
  expect(await tiny.controls.clock()).toMatchObject({ ahead: 0 });
});
