import { readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { createEntries } from '../core/store/entries';
import { DataFileError, explainFailure } from './dataFileError';
import { type FileLock, lockFile } from './fileLock';
import { openJournalFile } from './journalFile';
import { createJournalStore, type JournalStore } from './journalStore';
import { HEADER_LINE, type Journal, JournalDamage, readJournal } from './journalText';

const LINE_FEED = 0x0a;

/**
 * Opens the state that a file holds, or begins one; nobody else can until it is closed. Throws a `DataFileError`, with
 * the file as it was, where that cannot be.
 *
 * @param name of the file, as the user gave it
 */
export async function openStore(path: string, name: string): Promise<JournalStore> {
  try {
    const file = await resolveFile(path);
    const lock = await lockFile(file, name);
    try {
      const store = await openLocked(file, name);
      return { transact: store.transact, close: () => closeLocked(store, lock) };
    } catch (error) {
      await lock.release();
      throw error;
    }
  } catch (error) {
    if (error instanceof DataFileError) throw error;
    throw new DataFileError(`\`${name}\` cannot be used: ${explainFailure(error)}.`, { cause: error });
  }
}

/** The file itself, whatever links lead to it: otherwise its lock would not be seen, and a link be replaced. */
async function resolveFile(path: string): Promise<string> {
  const entry = await stat(path).catch(() => undefined);
  if (entry?.isDirectory()) throw Object.assign(new Error('is a folder'), { code: 'EISDIR' });
  if (entry && !entry.isFile()) throw new Error('it is not a plain file');
  return entry ? realpath(path) : join(await realpath(dirname(path)), basename(path));
}

async function openLocked(path: string, name: string): Promise<JournalStore> {
  const bytes = await readIfThere(path);
  const { entries, length } = readNamed(bytes, name);
  const file = await openJournalFile(path, length > 0 ? length : undefined);
  try {
    if (file.needsRewrite) await file.rewrite(HEADER_LINE);
    else if (bytes[length - 1] !== LINE_FEED) await file.append('\n');
    return createJournalStore(createEntries(entries), file, name);
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function closeLocked(store: JournalStore, lock: FileLock): Promise<void> {
  try {
    await store.close();
  } finally {
    await lock.release();
  }
}

async function readIfThere(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Uint8Array();
    throw error;
  }
}

function readNamed(bytes: Uint8Array, name: string): Journal {
  try {
    return readJournal(bytes);
  } catch (error) {
    if (!(error instanceof JournalDamage)) throw error;
    const { line, reason } = error;
    const help = line === 1 ? 'Name another file' : 'Mend or remove that line, or name another file';
    throw new DataFileError(`\`${name}\`, line ${line}: this line ${reason}. Nothing was changed. ${help}.`, {
      cause: error,
    });
  }
}
