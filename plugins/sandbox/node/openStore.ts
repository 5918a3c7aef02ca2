import { open, realpath } from 'node:fs/promises';
import { getSystemErrorMap } from 'node:util';
import { runWork } from '../core/store/draft';
import { compareKeys } from '../core/store/entries';
import { freeze } from '../core/store/freezeJson';
import type { Json, State, Store } from '../core/types';

export interface FileStore extends Store {
  close(): Promise<void>;
}

interface Task<Result> {
  work(state: State): Result;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** The file of the state cannot be used; the message says why. */
export class DataFileError extends Error {
  override name = 'DataFileError';
}

/** Session keys and secrets are nobody else's business. */
const NEW_FILE_MODE = 0o600;
/** Given anything but a whole file of its own, LMDB crashes the process: it has two pages, and this at the byte 24. */
const MAGIC = 'dec0efbe';
const MIN_BYTES = 8192;
/** LMDB takes keys of up to 1,978 bytes. */
const MAX_KEY_BYTES = 1900;

/**
 * Opens the LMDB file at `path`, or creates it. Each transaction is on the disk before its promise resolves, and other
 * processes may have the file open at the same time. Throws a `DataFileError`.
 *
 * @param name of the file in messages, as the user gave it
 */
export async function openStore(path: string, name: string): Promise<FileStore> {
  const database = await openDatabase(path).catch((cause: unknown) => {
    throw new DataFileError(`\`${name}\` cannot be used: ${explain(cause)}.`, { cause });
  });

  let waiting: Task<unknown>[] = [];
  const entries: Pick<State, 'get' | 'list'> = {
    get(key) {
      const value = isTooLong(key) ? undefined : database.get(toStored(key));
      return value === undefined ? undefined : freeze(value);
    },
    list(prefix) {
      const found: Array<[string, Json]> = [];
      for (const { key, value } of database.getRange({ start: toStored(prefix) })) {
        if (!key.startsWith(toStored(prefix))) break;
        found.push([key.slice(1), freeze(value)]);
      }
      // LMDB compares bytes of UTF-8, other stores UTF-16 code units.
      return found.sort(([a], [b]) => compareKeys(a, b));
    },
  };

  /** Does the work within a transaction; the function that it returns passes the result on, once that is durable. */
  function perform<Result>({ work, resolve, reject }: Task<Result>): () => void {
    const { changes, result } = runWork(entries, work);
    if ([...changes.keys()].some(isTooLong)) {
      return () => reject(cannotWrite(new Error(`a key has more than ${MAX_KEY_BYTES} bytes`)));
    }
    for (const [key, value] of changes) {
      if (value === undefined) void database.remove(toStored(key));
      else void database.put(toStored(key), value);
    }
    return () => {
      try {
        resolve(result());
      } catch (error) {
        reject(error);
      }
    };
  }

  /** One commit for all tasks of a turn of the event loop: the disk takes milliseconds for each. */
  function commit(): void {
    const tasks = waiting;
    waiting = [];
    try {
      const done = database.transactionSync(() => tasks.map(perform));
      for (const settle of done) settle();
    } catch (cause) {
      for (const { reject } of tasks) reject(cannotWrite(cause));
    }
  }

  function cannotWrite(cause: unknown): DataFileError {
    return new DataFileError(`\`${name}\` cannot be written: ${explain(cause)}.`, { cause });
  }

  return {
    transact: <Result>(work: (state: State) => Result) =>
      new Promise<Result>((resolve, reject) => {
        if (waiting.length === 0) setImmediate(commit);
        waiting.push({ work, resolve, reject });
      }),
    async close() {
      commit();
      await database.close();
    },
  };
}

async function openDatabase(path: string) {
  const file = await open(path, 'a+', NEW_FILE_MODE);
  try {
    const stats = await file.stat();
    if (!stats.isFile()) throw new Error('it is not a plain file');
    const { buffer } = await file.read(Buffer.alloc(28), 0, 28, 0);
    const isOurs = stats.size >= MIN_BYTES && buffer.toString('hex', 24) === MAGIC;
    if (stats.size > 0 && !isOurs) throw new Error('it is not a file of the sandbox');
  } finally {
    await file.close();
  }
  const lmdb = await import('lmdb');
  // LMDB puts its lock beside the path that it is given: through a link, others would not see it.
  const options = { path: await realpath(path), noSubdir: true, overlappingSync: false } as const;
  return lmdb.open<Json, string>({ ...options, encoding: 'json' });
}

/** LMDB has no empty key. */
function toStored(key: string): string {
  return `/${key}`;
}

function isTooLong(key: string): boolean {
  return Buffer.byteLength(key) > MAX_KEY_BYTES;
}

/** Node numbers errors of the system below 0, LMDB above. */
function explain(error: unknown): string {
  const { errno, code, message } = error as { errno?: number; code?: unknown; message?: string };
  const [, reason] = getSystemErrorMap().get(errno ?? -Number(code)) ?? [];
  return reason ?? message ?? String(error);
}
