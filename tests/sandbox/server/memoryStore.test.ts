import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../../plugins/sandbox/core/store/memoryStore';
import type { Json, State } from '../../../plugins/sandbox/core/types';
import { apply, expectedStates, readAll, steps } from './stores';

describe('a store in memory', () => {
  it('holds what its transactions left, in the order of the keys', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.string({ maxLength: 2 }), async (all, prefix) => {
        const store = createMemoryStore();
        for (const step of all) await store.transact((state) => apply(state, step));
        const expected = Object.entries(expectedStates(all).at(-1) ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
        const listed = await store.transact((state) => state.list(prefix));
        expect(listed).toEqual(expected.filter(([key]) => key.startsWith(prefix)));
      }),
    );
  });

  it('shows a transaction its own changes, in lists too', async () => {
    const store = createMemoryStore();
    await store.transact((state) =>
      apply(state, [
        ['a/1', 1],
        ['a/3', 3],
        ['b', 0],
      ]),
    );
    const seen = await store.transact((state) => {
      apply(state, [
        ['a/2', 2],
        ['a/1', undefined],
        ['a/3', 30],
      ]);
      return [state.get('a/1'), state.get('a/2'), state.list('a/')];
    });
    expect(seen).toEqual([
      undefined,
      2,
      [
        ['a/2', 2],
        ['a/3', 30],
      ],
    ]);
  });

  it('keeps nothing of a transaction that throws', async () => {
    const store = createMemoryStore();
    await store.transact((state) => state.set('a', 1));
    const failing = store.transact((state) => {
      apply(state, [
        ['a', 2],
        ['b', 2],
      ]);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await readAll(store)).toEqual({ a: 1 });
  });

  it('keeps copies: what is changed outside stays outside, and what was read cannot be changed', async () => {
    const store = createMemoryStore();
    const given = { list: [1] };
    await store.transact((state) => state.set('a', given));
    given.list.push(2);
    const read = (await store.transact((state) => state.get('a'))) as { list: number[] };
    expect(() => read.list.push(3)).toThrow(TypeError);
    expect(await readAll(store)).toEqual({ a: { list: [1] } });
  });

  it('keeps what JSON keeps, so that a restart changes nothing', async () => {
    const store = createMemoryStore();
    await store.transact((state) => state.set('a', { gone: undefined, none: Number.NaN } as unknown as Json));
    expect(await readAll(store)).toEqual({ a: { none: null } });
    const nothing = store.transact((state) => state.set('a', undefined as unknown as Json));
    await expect(nothing).rejects.toThrow('Only JSON can be kept, not undefined.');
  });

  it('refuses changes that come after the transaction', async () => {
    const store = createMemoryStore();
    const leaked = await store.transact((state: State) => ({ state }));
    expect(() => leaked.state.set('late', 1)).toThrow('The transaction is over');
    expect(await readAll(store)).toEqual({});
  });
});
