import { beforeAll, describe, expect, it } from 'vitest';
import type { CompiledSandbox } from '../../../plugins/sandbox/core/compile/compileSandbox';
import { createControlClient } from '../../../plugins/sandbox/core/controls/client';
import { OWN_LIMITS } from '../../../plugins/sandbox/core/limits';
import type { Backend, Call } from '../../../plugins/sandbox/core/types';
import { ourDocument } from '../support/document';
import { runTiny } from '../support/sandbox';

const COUNT = '/api/v1/counter/inc/plays?session_key=good';
const LOOK_UP = '/api/v1/help/lookup?session_key=good';

let compiled: CompiledSandbox;

beforeAll(async () => {
  ({ compiled } = await ourDocument());
});

function run(over: Partial<Backend> = {}) {
  const count = ({ operationId, state }: Call) => {
    if (operationId !== 'counterInc') return undefined;
    const value = Number(state.get('count/plays') ?? 0) + 1;
    state.set('count/plays', value);
    return value;
  };
  const tiny = runTiny(compiled, count, over);
  return { ...tiny, controls: createControlClient((request) => tiny.sandbox.fetch(request)) };
}

describe('undo', () => {
  it('takes back calls and controls, the last one first, and marks calls in the log', async () => {
    const { send, controls } = run();
    await send(COUNT);
    await send(COUNT);
    await controls.advance(60_000);
    await controls.fail('counterInc', 500);
    expect(await controls.undo()).toEqual({ control: 'faults' });
    expect(await controls.faults()).toEqual([]);
    expect(await controls.undo()).toEqual({ control: 'clock' });
    expect((await controls.clock()).ahead).toBe(0);
    expect(await controls.undo()).toEqual({ operation: 'counterInc', call: 2 });
    expect((await send(COUNT)).json).toMatchObject({ data: 2 });
    expect((await controls.log()).map(({ number, undone }) => [number, undone])).toEqual([
      [1, undefined],
      [2, true],
      [3, undefined],
    ]);
  });

  it('leaves out calls that change nothing, and ends after the first change', async () => {
    const { send, controls } = run();
    await send(COUNT);
    await send('/api/v1/counter/get/plays?session_key=good');
    await send('/api/v1/counter/inc/plays?session_key=bad');
    expect(await controls.undo()).toEqual({ operation: 'counterInc', call: 1 });
    await expect(controls.undo()).rejects.toThrow('There is nothing to undo.');
    expect((await controls.world()).undo).toBeNull();
  });

  it('brings back what a reset and a loaded file have replaced', async () => {
    const { send, controls } = run();
    await send(COUNT);
    const before = await controls.snapshot();
    await controls.reset();
    expect(await controls.undo()).toEqual({ control: 'reset' });
    expect(await controls.snapshot()).toEqual(before);
    await send(COUNT);
    const after = await controls.snapshot();
    await controls.restore(before);
    expect(await controls.undo()).toEqual({ control: 'snapshot' });
    expect(await controls.snapshot()).toEqual(after);
  });

  it('keeps the last changes only', async () => {
    const { send, controls, store } = run();
    const { most } = OWN_LIMITS.undo;
    for (let count = 0; count < most + 5; count += 1) await send(COUNT);
    const kept = await store.transact((state) => state.list('_sandbox/undo/').length);
    expect(kept).toBe(most);
    for (let count = 0; count < most; count += 1) await controls.undo();
    await expect(controls.undo()).rejects.toThrow('nothing to undo');
    expect((await send(COUNT)).json).toMatchObject({ data: 6 });
  });
});

describe('a call that is polled', () => {
  it('says so if a caller repeats it too early, in the time of the sandbox', async () => {
    const { send, controls } = run();
    expect((await send(LOOK_UP)).headers.get('Sandbox-Early')).toBeNull();
    await controls.advance(2000);
    expect((await send(LOOK_UP)).headers.get('Sandbox-Early')).toBe('2 of 5 seconds');
    await controls.advance(5000);
    expect((await send(LOOK_UP)).headers.get('Sandbox-Early')).toBeNull();
    expect((await controls.log()).map(({ early }) => early)).toEqual([
      undefined,
      { since: 2000, least: 5000 },
      undefined,
    ]);
  });

  it('is not early after another call, or where the document only suggests how often', async () => {
    const { send } = run();
    await send(COUNT);
    expect((await send(COUNT)).headers.get('Sandbox-Early')).toBeNull();
    await send('/api/v1/session/check?session_key=good');
    expect((await send('/api/v1/session/check?session_key=good')).headers.get('Sandbox-Early')).toBeNull();
  });
});

describe('the world', () => {
  it('shows all entries by their keys for a backend that does not describe its own', async () => {
    const { send, controls } = run();
    await send(COUNT);
    const { sections, players, undo, log } = await controls.world();
    expect(players).toEqual([]);
    expect(sections).toContainEqual({ title: 'count', rows: [{ name: 'plays', facts: { '': 1 } }], total: 1 });
    expect(undo).toEqual({ operation: 'counterInc', call: 1 });
    expect(log).toHaveLength(1);
  });

  it('lets a reader choose who acts, until the sandbox is reset', async () => {
    const { controls } = run({
      examples: (_, __, who) => ({ player: who?.player ?? 'newest', partner: who?.partner ?? '' }),
    });
    expect((await controls.known()).values).toEqual({ player: 'newest', partner: '' });
    await controls.act('7');
    expect((await controls.known()).values).toEqual({ player: '7', partner: '' });
    expect((await controls.known({ player: '1', partner: '2' })).values).toEqual({ player: '1', partner: '2' });
    expect((await controls.world()).actor).toBe('7');
    await controls.act();
    expect((await controls.known()).values).toEqual({ player: 'newest', partner: '' });
  });
});
