import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import fc from 'fast-check';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BrowserStore, createBrowserStore } from '../../../plugins/sandbox/browser/browserStore';
import { apply, expectedStates, readAll, steps } from '../server/stores';

const NAME = 'sandbox';
const opened: BrowserStore[] = [];

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(): Promise<BrowserStore> {
  const store = await createBrowserStore(NAME);
  opened.push(store);
  return store;
}

const increment = (store: BrowserStore) =>
  store.transact((state) => {
    const next = Number(state.get('counter') ?? 0) + 1;
    state.set('counter', next);
    return next;
  });

describe('a store in the browser', () => {
  it('gives back what its transactions left, whichever tab they ran in', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.array(fc.boolean()), async (all, tabs) => {
        vi.stubGlobal('indexedDB', new IDBFactory());
        const [one, other] = [await open(), await open()];
        for (const [index, step] of all.entries()) {
          const tab = tabs[index] ? one : other;
          await tab.transact((state) => apply(state, step));
        }
        const expected = expectedStates(all).at(-1);
        for (const tab of [one, other, await open()])
          expect([await readAll(tab), tab.kind]).toEqual([expected, 'indexeddb']);
      }),
      { numRuns: 30 },
    );
  });

  it('counts right when two tabs count at once', async () => {
    const tabs = [await open(), await open()];
    const results = await Promise.all(
      tabs.map((tab) => Promise.all(Array.from({ length: 300 }, () => increment(tab)))),
    );
    expect(results.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 600 }, (_, index) => index + 1));
  });

  it('keeps nothing of a transaction that throws, and all of those that ran beside it', async () => {
    const store = await open();
    const failing = store.transact((state) => {
      state.set('counter', 100);
      throw new Error('no');
    });
    const counts = [increment(store), increment(store)];
    await expect(failing).rejects.toThrow('no');
    expect(await Promise.all(counts)).toEqual([1, 2]);
    expect(await readAll(await open())).toEqual({ counter: 2 });
  });

  it('reads everything only when another tab has changed something', async () => {
    const store = await open();
    const reads = vi.spyOn(IDBObjectStore.prototype, 'getAll');
    for (let n = 0; n < 5; n += 1) await increment(store);
    expect(reads).toHaveBeenCalledTimes(0);
    await increment(await open());
    reads.mockClear();
    expect(await increment(store)).toBe(7);
    expect(reads).toHaveBeenCalledTimes(1);
  });

  it('gives out values that cannot be changed, also those that it has read', async () => {
    await (await open()).transact((state) => state.set('a', { list: [1] }));
    const read = await (await open()).transact((state) => state.get('a'));
    expect(() => (read as { list: number[] }).list.push(2)).toThrow(TypeError);
  });
});

describe('a store in a browser that does not keep it', () => {
  it('is in memory where there is no storage', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const store = await open();
    expect([await increment(store), await increment(store), store.kind]).toEqual([1, 2, 'memory']);
  });

  it('is in memory where storage is forbidden', async () => {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const store = await open();
    expect([await increment(store), store.kind]).toEqual([1, 'memory']);
  });

  it('goes on in memory, with all that it knows, where the disk is full', async () => {
    const store = await open();
    expect([await increment(store), store.kind]).toEqual([1, 'indexeddb']);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    expect(await Promise.all([increment(store), increment(store)])).toEqual([2, 3]);
    expect([await increment(store), store.kind]).toEqual([4, 'memory']);
    vi.restoreAllMocks();
    expect(await readAll(await open())).toEqual({ counter: 1 });
  });

  it('begins anew where the database is deleted while it is open', async () => {
    const store = await open();
    await increment(store);
    await new Promise((done) => {
      indexedDB.deleteDatabase(NAME).addEventListener('success', done);
    });
    expect([await increment(store), store.kind]).toEqual([1, 'indexeddb']);
    expect(await readAll(await open())).toEqual({ counter: 1 });
  });

  it('is in memory where a newer version has the database, for which it makes way', async () => {
    const store = await open();
    await increment(store);
    const newer = await openDB(NAME, 1000);
    expect([await increment(store), store.kind]).toEqual([2, 'memory']);
    newer.close();
  });

  it('is in memory where an older version does not make way', async () => {
    const older = await openDB(NAME, 1);
    // Raises the version, since ours is still 1.
    const { open: ask } = IDBFactory.prototype;
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, name) {
      return ask.call(this, name, 2);
    });
    const store = await open();
    expect([await increment(store), store.kind]).toEqual([1, 'memory']);
    older.close();
  });
});
