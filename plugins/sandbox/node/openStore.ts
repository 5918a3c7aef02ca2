import { open, realpath } from 'node:fs/promises';
import { Refusal } from '../../shared/commandLine';
import { loadOptional, MissingPackageError } from '../../shared/core/loadOptional';
import { reasonOf } from '../../shared/systemError';
import { runWork } from '../core/store/draft';
import { compareKeys } from '../core/store/entries';
import { freeze } from '../core/store/freezeJson';
import type { Json, State, Store } from '../core/types';

export interface FileStore extends Store {
  close(): Promise<void>;
}

interface Task<Result> {
  work(state: State): Result;
  resolve(result: Result | Promise<Result>): void;
  reject(error: unknown): void;
}

export class DataFileError extends Refusal {
  override name = 'DataFileError';
}

/** Session keys and secrets are private. */
const NEW_FILE_MODE = 0o600;
/** LMDB crashes the process if a file is not a complete LMDB file, which has two pages and these bytes at offset 24. */
const MAGIC = 'dec0efbe';
const MIN_BYTES = 8192;
/** Calls that share a commit. */
const MOST_WAITING = 64;
/** LMDB allows keys of up to 1,978 bytes. */
const MAX_KEY_BYTES = 1900;

/**
 * Opens or creates an LMDB file. Transactions are on disk before their promise resolves; other processes may have the
 * file open. Throws `DataFileError` with the given `name` of the file.
 */
export async function openStore(path: string, name: string): Promise<FileStore> {
  const database = await openDatabase(path).catch((cause: unknown) => {
    const isMissing = cause instanceof MissingPackageError;
    throw new DataFileError(isMissing ? cause.message : `\`${name}\` cannot be used: ${explain(cause)}.`, { cause });
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
      // LMDB orders keys by UTF-8 bytes, other stores by UTF-16 code units.
      return found.sort(([a], [b]) => compareKeys(a, b));
    },
  };

  function perform<Result>({ work, resolve, reject }: Task<Result>): () => void {
    const { changes, result } = runWork(entries, work);
    if ([...changes.keys()].some(isTooLong)) {
      return () => reject(cannotWrite(new Error(`a key has more than ${MAX_KEY_BYTES} bytes`)));
    }
    for (const [key, value] of changes) {
      if (value === undefined) void database.remove(toStored(key));
      else void database.put(toStored(key), value);
    }
    return () => resolve(new Promise((done) => done(result())));
  }

  /**
   * Commits once a turn of the event loop brings no more tasks: each commit takes milliseconds of disk time, which all
   * calls under way share.
   */
  function commitSoon(known: number): void {
    setImmediate(() => {
      const isGrowing = waiting.length > known && waiting.length < MOST_WAITING;
      if (isGrowing) commitSoon(waiting.length);
      else commit();
    });
  }

  function commit(): void {
    const tasks = waiting;
    waiting = [];
    try {
      const done = database.transactionSync(() => tasks.map(perform));
      for (const finish of done) finish();
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
        waiting.push({ work, resolve, reject });
        if (waiting.length === 1) commitSoon(1);
      }),
    async close() {
      commit();
      await database.close();
    },
  };
}

async function openDatabase(path: string) {
  const lmdb = await loadOptional('lmdb', 'A data file', () => import('lmdb'));
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
  // LMDB puts its lock file next to the given path; through a link, other processes would miss it.
  const options = { path: await realpath(path), noSubdir: true, overlappingSync: false } as const;
  return lmdb.open<Json, string>({ ...options, encoding: 'json' });
}

/** LMDB does not allow empty keys. */
function toStored(key: string): string {
  return `/${key}`;
}

function isTooLong(key: string): boolean {
  return Buffer.byteLength(key) > MAX_KEY_BYTES;
}

/** Node numbers system errors below 0, LMDB above. */
function explain(error: unknown): string {
  const { errno, code, message } = error as { errno?: number; code?: unknown; message?: string };
  return reasonOf(errno ?? -Number(code)) ?? message ?? String(error);
}
