import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createValidators } from '../../../plugins/sandbox/core/compile/createValidators';
import { createSandbox } from '../../../plugins/sandbox/core/handle/createSandbox';
import { createRandom } from '../../../plugins/sandbox/core/random';
import { createEntries } from '../../../plugins/sandbox/core/store/entries';
import type { JournalFile } from '../../../plugins/sandbox/node/journalFile';
import { createJournalStore } from '../../../plugins/sandbox/node/journalStore';
import { HEADER_LINE, readJournal } from '../../../plugins/sandbox/node/journalText';
import { gameCloud } from '../../../src/backend';
import { ourDocument } from '../support/document';
import { apply, expectedStates, readAll, steps } from './stores';

/** Lets others run, so many times. */
async function ticks(count: number): Promise<void> {
  for (let tick = 0; tick < count; tick += 1) await Promise.resolve();
}

/** A file in memory. `fault` is asked before each writing how much of it gets through: absent, all of it. */
function fakeFile(fault: (kind: 'append' | 'rewrite') => number | undefined = () => undefined) {
  let good = HEADER_LINE;
  const file = {
    /** Everything that a reader would find, with what a failure left behind. */
    text: HEADER_LINE,
    writings: [] as string[],
    needsRewrite: false,
    /** The last writing has failed somewhere. */
    isTorn: false,
    get length() {
      return Buffer.byteLength(good);
    },
    async append(text: string) {
      await ticks(4);
      const part = fault('append');
      file.text = good + text.slice(0, part);
      file.isTorn = part !== undefined;
      if (file.isTorn) throw Object.assign(new Error('ENOSPC: no space'), { code: 'ENOSPC' });
      good = file.text;
      file.writings.push('append');
    },
    async rewrite(text: string) {
      await ticks(4);
      if (fault('rewrite') !== undefined) throw Object.assign(new Error('ENOSPC: no space'), { code: 'ENOSPC' });
      file.text = good = text;
      file.isTorn = false;
      file.needsRewrite = false;
      file.writings.push('rewrite');
    },
    close: async () => undefined,
  };
  return file satisfies JournalFile;
}

const stateOf = (text: string) => Object.fromEntries(readJournal(new TextEncoder().encode(text)).entries);
const open = (file: JournalFile, leastWaste?: number) =>
  createJournalStore(createEntries(), file, 'demo.jsonl', leastWaste);

describe('a store in a file', () => {
  it('has written a transaction when it is acknowledged, and those that wait together', async () => {
    const file = fakeFile();
    const store = open(file);
    const seen: number[] = [];
    const add = async (n: number) => {
      await store.transact((state) => state.set(`k${n}`, n));
      expect(stateOf(file.text)).toHaveProperty(`k${n}`, n);
      seen.push(n);
    };
    await Promise.all(Array.from({ length: 50 }, (_, n) => add(n)));
    expect(seen).toHaveLength(50);
    expect(file.writings.length).toBeLessThanOrEqual(2);
  });

  it('writes nothing for a transaction that changes nothing, or throws', async () => {
    const file = fakeFile();
    const store = open(file);
    await store.transact((state) => state.get('a'));
    await store.transact((state) => state.delete('a'));
    await expect(
      store.transact((state) => {
        state.set('a', 1);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(file.writings).toEqual([]);
  });

  it('answers only with what is safe: a result, or a refusal, that rests on a failed writing fails too', async () => {
    const file = fakeFile(() => 3);
    const store = open(file);
    const failed = 'cannot be written: the disk is full';
    await Promise.all([
      expect(store.transact((state) => state.set('a', 1))).rejects.toThrow(failed),
      expect(store.transact((state) => state.get('a'))).rejects.toThrow(failed),
      expect(
        store.transact((state) => {
          if (state.get('a')) throw new Error('There is an `a`.');
        }),
      ).rejects.toThrow(failed),
    ]);
    expect(await readAll(store)).toEqual({});
  });

  it('writes the file anew when it is mostly outdated lines, and no more often than it grows', async () => {
    const file = fakeFile();
    const store = open(file, 1000);
    const longest: number[] = [];
    for (let n = 1; n <= 500; n += 1) {
      await store.transact((state) => state.set('counter', n));
      longest.push(file.length);
    }
    expect(Math.max(...longest)).toBeLessThan(1300);
    const rewritten = file.writings.filter((kind) => kind === 'rewrite').length;
    expect(rewritten).toBeGreaterThan(2);
    expect(rewritten).toBeLessThan(20);
    expect(stateOf(file.text)).toEqual({ counter: 500 });
  });

  it('goes on adding lines where there is no room for a second copy', async () => {
    const file = fakeFile((kind) => (kind === 'rewrite' ? 0 : undefined));
    const store = open(file, 100);
    for (let n = 1; n <= 100; n += 1) await store.transact((state) => state.set('counter', n));
    expect(stateOf(file.text)).toEqual({ counter: 100 });
  });

  it('never loses what was acknowledged, nor keeps what failed, however often the disk fails', async () => {
    const faults = fc.array(fc.option(fc.nat(60), { nil: undefined, freq: 2 }), { maxLength: 40 });
    // How long until the next one comes: at once, while this one is being written, or after it.
    const pauses = fc.array(fc.oneof(fc.nat(9), fc.constant('done')), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(steps, faults, pauses, fc.nat(300), async (all, parts, waits, leastWaste) => {
        const file = fakeFile(() => parts.pop());
        const store = open(file, leastWaste);
        const failed = new Set<number>();
        let last = -1;
        const stateAfter = (count: number) =>
          expectedStates(all.slice(0, count).filter((_, index) => !failed.has(index))).at(-1);
        const running: Promise<void>[] = [];
        for (const [index, step] of all.entries()) {
          const done = store
            .transact((state) => apply(state, step))
            .then(
              () => {
                last = Math.max(last, index);
                // A crash right now: the file may be ahead of what was acknowledged, never behind.
                const possible = all.slice(last).map((_, more) => stateAfter(last + 1 + more));
                if (!file.isTorn) expect(possible).toContainEqual(stateOf(file.text));
              },
              (error: Error) => {
                failed.add(index);
                expect(error.name).toBe('DataFileError');
              },
            );
          running.push(done);
          const wait = waits[index] ?? 0;
          await (typeof wait === 'number' ? ticks(wait) : done);
        }
        await Promise.all(running);
        parts.length = 0;
        await store.transact((state) => state.set('last', true));
        const expected = { ...stateAfter(all.length), last: true };
        expect(stateOf(file.text)).toEqual(expected);
        expect(await readAll(store)).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });

  it('fails a call that cannot be kept, and answers the next one', async () => {
    const { compiled } = await ourDocument();
    let isFull = true;
    const file = fakeFile(() => (isFull ? 5 : undefined));
    const { fetch } = createSandbox({
      api: compiled.api,
      validators: createValidators(compiled.schemas),
      backend: gameCloud,
      store: open(file),
      clock: () => 0,
      random: createRandom(1),
    });
    const logIn = async () => {
      const response = await fetch(new Request('http://localhost/api/v1/wx/login?gameId=demo&code=anna'));
      return { status: response.status, ...((await response.json()) as object) };
    };
    const message = '`demo.jsonl` cannot be written: the disk is full.';
    expect(await logIn()).toEqual({ status: 500, error: { type: 'sandbox-mistake', message } });
    isFull = false;
    expect(await logIn()).toMatchObject({ status: 200, code: 0, data: { userDetails: { loginCount: 1 } } });
  });

  it('finishes what it has begun when it is closed, and then refuses', async () => {
    const file = fakeFile();
    const store = open(file);
    const last = store.transact((state) => state.set('a', 1));
    await store.close();
    expect(stateOf(file.text)).toEqual({ a: 1 });
    await last;
    await expect(store.transact((state) => state.get('a'))).rejects.toThrow('`demo.jsonl` is closed');
  });
});
