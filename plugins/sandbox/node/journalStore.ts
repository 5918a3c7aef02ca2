import { applyChanges, type Changes, runWork } from '../core/store/draft';
import type { Entries } from '../core/store/entries';
import type { Store } from '../core/types';
import { DataFileError, explainFailure } from './dataFileError';
import type { JournalFile } from './journalFile';
import { formatTransaction, HEADER_LINE } from './journalText';

/** Bytes of outdated lines that a file may always hold; beyond as many as its state it is written anew. */
const LEAST_WASTE = 1_000_000;

/** Changes that are seen already, and that nobody has been told of yet. */
interface Waiting {
  changes: Changes;
  undo: Changes;
}

export interface JournalStore extends Store {
  /** Resolves once everything is safe and the file is closed. */
  close(): Promise<void>;
}

/**
 * A store that has each transaction in a file before its caller hears of it. Those that come while the disk is busy are
 * written together. Where that fails, all of them are undone and fail with a `DataFileError`; the store goes on.
 *
 * @param entries what the file holds
 * @param name of the file, for messages
 */
export function createJournalStore(
  entries: Entries,
  file: JournalFile,
  name: string,
  leastWaste = LEAST_WASTE,
): JournalStore {
  let waiting: Waiting[] = [];
  /** Of those that wait; undefined where nothing does. */
  let next: Promise<void> | undefined;
  /** Of those that are being written. */
  let current: Promise<void> | undefined;
  let isClosed = false;
  let most = mostBytes(Buffer.byteLength(formatAll(entries)));

  function mostBytes(live: number): number {
    return leastWaste + 2 * live;
  }

  function keep(changes: Changes): Promise<void> {
    waiting.push({ changes, undo: applyChanges(entries, changes) });
    next ??= (current ?? Promise.resolve()).then(writeWaiting);
    return next;
  }

  async function writeWaiting(): Promise<void> {
    const batch = waiting;
    waiting = [];
    current = next;
    next = undefined;
    try {
      await write(batch);
      current = undefined;
    } catch (cause) {
      // What came meanwhile may rest on what is lost, and its promise fails with this one.
      for (const { undo } of [...batch, ...waiting].reverse()) applyChanges(entries, undo);
      waiting = [];
      next = undefined;
      current = undefined;
      throw new DataFileError(`\`${name}\` cannot be written: ${explainFailure(cause)}.`, { cause });
    }
  }

  async function write(batch: Waiting[]): Promise<void> {
    const lines = batch.map(({ changes }) => formatTransaction(changes)).join('');
    if (!file.needsRewrite && file.length + lines.length <= most) return file.append(lines);
    try {
      // The entries hold the changes of the batch already.
      await file.rewrite(formatAll(entries));
    } catch (error) {
      // A disk may have room for some lines, but not for a second copy of everything.
      if (file.needsRewrite) throw error;
      await file.append(lines);
    }
    most = mostBytes(file.length);
  }

  return {
    async transact(work) {
      if (isClosed) throw new DataFileError(`\`${name}\` is closed.`);
      const { changes, result } = runWork(entries, work);
      // A result, or a refusal, may rest on changes of others that are not safe yet.
      await (changes.size > 0 ? keep(changes) : (next ?? current));
      return result();
    },
    async close() {
      isClosed = true;
      await (next ?? current)?.catch(() => undefined);
      await file.close();
    },
  };
}

function formatAll(entries: Entries): string {
  const lines = entries.list('').map((entry) => formatTransaction(new Map([entry])));
  return HEADER_LINE + lines.join('');
}
