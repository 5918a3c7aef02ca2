import { applyChanges, type Changes, runWork } from '../core/store/draft';
import { createEntries, type Entries } from '../core/store/entries';
import { freeze } from '../core/store/freezeJson';
import type { State, Store } from '../core/types';
import { createConnection, type Database } from './database';

export interface BrowserStore extends Store {
  /** `memory`: the state is lost when the page closes. */
  readonly kind: 'indexeddb' | 'memory';
  close(): Promise<void>;
}

interface Done {
  changes: Changes;
  undo: Changes;
  finish(): void;
}

type Task = (entries: Entries) => Done;

/** The browser aborts what reaches a database while the reader clears it, then opens a new one. */
const MOST_TRIES = 5;

/** Browsers name it differently (`AbortError`, `InvalidStateError`, `UnknownError`). A full disk stays full. */
function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name !== 'QuotaExceededError';
}

/**
 * Creates a store in IndexedDB, shared by all tabs; transactions run one at a time. A tab caches the entries until
 * another tab changes them. Without storage, the state is kept in memory. `onChange` follows each change of this tab.
 */
export async function createBrowserStore(name: string, onChange?: () => void): Promise<BrowserStore> {
  const connection = createConnection(name);
  let kind: BrowserStore['kind'] = 'indexeddb';
  let entries = createEntries();
  /** Where `entries` are from; `undefined` forces a read. */
  let cached: { database: Database; version: number } | undefined;
  let queue: Task[] = [];
  let running: Promise<void> | undefined;

  async function runQueue(): Promise<void> {
    while (queue.length > 0) {
      const tasks = queue;
      queue = [];
      const done = await runTasks(tasks);
      for (const { finish } of done) finish();
      if (done.some(({ changes }) => changes.size > 0)) onChange?.();
    }
    running = undefined;
  }

  async function runTasks(tasks: Task[]): Promise<Done[]> {
    for (let tries = kind === 'memory' ? MOST_TRIES : 0; tries < MOST_TRIES; tries += 1) {
      try {
        return await runInDatabase(await connection.database(), tasks);
      } catch (error) {
        cached = undefined;
        await connection.close();
        if (!isAborted(error)) break;
      }
    }
    kind = 'memory';
    return tasks.map((task) => task(entries));
  }

  async function runInDatabase(database: Database, tasks: Task[]): Promise<Done[]> {
    const transaction = database.transaction(['entries', 'meta'], 'readwrite');
    transaction.done.catch(() => undefined);
    const [stored, meta] = [transaction.objectStore('entries'), transaction.objectStore('meta')];
    let done: Done[] = [];
    try {
      const found = (await meta.get('version')) ?? 0;
      if (database !== cached?.database || found !== cached.version) {
        const [keys, values] = await Promise.all([stored.getAllKeys(), stored.getAll()]);
        entries = createEntries(keys.map((key, index) => [key, freeze(values[index] ?? null)]));
      }
      // No `await` before the writes are issued, or the transaction would end.
      done = tasks.map((task) => task(entries));
      const changes: Changes = new Map(done.flatMap((task) => [...task.changes]));
      const writings = [...changes].map(([key, value]) =>
        value === undefined ? stored.delete(key) : stored.put(value, key),
      );
      if (changes.size > 0) writings.push(meta.put(found + 1, 'version'));
      await Promise.all([...writings, transaction.done]);
      cached = { database, version: found + Math.min(changes.size, 1) };
      return done;
    } catch (error) {
      for (const { undo } of done.reverse()) applyChanges(entries, undo);
      throw error;
    }
  }

  function transact<Result>(work: (state: State) => Result): Promise<Result> {
    return new Promise((resolve) => {
      queue.push((known) => {
        const { changes, result } = runWork(known, work);
        const finish = () => resolve(new Promise((done) => done(result())));
        return { changes, undo: applyChanges(known, changes), finish };
      });
      running ??= runQueue();
    });
  }

  await transact(() => undefined);
  return {
    get kind() {
      return kind;
    },
    transact,
    async close() {
      await running;
      await connection.close();
    },
  };
}
