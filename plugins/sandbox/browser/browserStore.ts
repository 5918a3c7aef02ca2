import { applyChanges, type Changes, runWork } from '../core/store/draft';
import { createEntries, type Entries } from '../core/store/entries';
import { freeze } from '../core/store/freezeJson';
import type { State, Store } from '../core/types';
import { createConnection, type Database } from './database';

export interface BrowserStore extends Store {
  /** Where the state is: kept by the browser for all tabs, or only by this page, until it is closed. */
  readonly kind: 'indexeddb' | 'memory';
  /** Lets go of the database, once everything is safe. */
  close(): Promise<void>;
}

/** One transaction: its work has been done on the entries, and its caller still waits. */
interface Done {
  changes: Changes;
  undo: Changes;
  /** Tells the caller. */
  settle(): void;
}

type Task = (entries: Entries) => Done;

/** The browser closes a database that is deleted, or upgraded by another tab: the second time a new one is there. */
const MOST_TRIES = 2;

/**
 * A store in IndexedDB, which all tabs share: its transactions run one after the other, in whatever tab. What a tab has
 * read it keeps, and reads again only when another one has changed something. Transactions that wait are kept together.
 * Where the browser offers no storage, or stops to, the state is in memory from then on.
 *
 * @param name of the database
 */
export async function createBrowserStore(name: string): Promise<BrowserStore> {
  const connection = createConnection(name);
  let kind: BrowserStore['kind'] = 'indexeddb';
  let entries = createEntries();
  /** Of the entries that are known; undefined where they are to be read. */
  let version: number | undefined;
  let queue: Task[] = [];
  let running: Promise<void> | undefined;

  async function runQueue(): Promise<void> {
    while (queue.length > 0) {
      const tasks = queue;
      queue = [];
      for (const { settle } of await runTasks(tasks)) settle();
    }
    running = undefined;
  }

  async function runTasks(tasks: Task[]): Promise<Done[]> {
    for (let tries = kind === 'memory' ? MOST_TRIES : 0; tries < MOST_TRIES; tries += 1) {
      try {
        return await runInDatabase(await connection.database(), tasks);
      } catch {
        version = undefined;
      }
    }
    kind = 'memory';
    return tasks.map((task) => task(entries));
  }

  async function runInDatabase(database: Database, tasks: Task[]): Promise<Done[]> {
    const transaction = database.transaction(['entries', 'meta'], 'readwrite');
    // Where it fails, so does what waits for it below.
    transaction.done.catch(() => undefined);
    const [stored, meta] = [transaction.objectStore('entries'), transaction.objectStore('meta')];
    let done: Done[] = [];
    try {
      const found = (await meta.get('version')) ?? 0;
      if (found !== version) {
        const [keys, values] = await Promise.all([stored.getAllKeys(), stored.getAll()]);
        entries = createEntries(keys.map((key, index) => [key, freeze(values[index] ?? null)]));
      }
      // Nothing else runs until the changes are on their way: the transaction would end.
      done = tasks.map((task) => task(entries));
      const changes: Changes = new Map(done.flatMap((task) => [...task.changes]));
      const writings = [...changes].map(([key, value]) =>
        value === undefined ? stored.delete(key) : stored.put(value, key),
      );
      if (changes.size > 0) writings.push(meta.put(found + 1, 'version'));
      await Promise.all([...writings, transaction.done]);
      version = found + Math.min(changes.size, 1);
      return done;
    } catch (error) {
      for (const { undo } of done.reverse()) applyChanges(entries, undo);
      throw error;
    }
  }

  function transact<Result>(work: (state: State) => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      queue.push((known) => {
        const { changes, result } = runWork(known, work);
        const settle = () => {
          try {
            resolve(result());
          } catch (error) {
            reject(error);
          }
        };
        return { changes, undo: applyChanges(known, changes), settle };
      });
      running ??= runQueue();
    });
  }

  // Says whether there is storage before anybody asks.
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
