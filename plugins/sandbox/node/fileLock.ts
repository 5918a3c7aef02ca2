import { constants, copyFile, link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { DataFileError } from './dataFileError';
import { isRunning, whenBegan } from './processes';

export interface FileLock {
  release(): Promise<void>;
}

/** The process that has a lock. */
interface Holder {
  pid: number;
  /** When it began, where the system tells: its number may be another one's by now. */
  began?: string;
}

/** Another process was as fast; more than once is not by chance. */
const MOST_TRIES = 5;
const heldHere = new Set<string>();

/**
 * Takes the right to write `path`, by a file beside it that names this process. The lock of a process that has ended is
 * replaced. Throws a `DataFileError` where another one has it.
 */
export async function lockFile(path: string, name: string): Promise<FileLock> {
  const lock = `${path}.lock`;
  if (heldHere.has(lock)) throw inUse(name, process.pid, lock);
  heldHere.add(lock);
  const own = `${lock}.${process.pid}`;
  try {
    const holder: Holder = { pid: process.pid, began: await whenBegan(process.pid) };
    await writeFile(own, `${JSON.stringify(holder)}\n`);
    await take(lock, own, name);
  } catch (error) {
    heldHere.delete(lock);
    throw error;
  } finally {
    await rm(own, { force: true }).catch(() => undefined);
  }
  return {
    async release() {
      await rm(lock, { force: true }).catch(() => undefined);
      heldHere.delete(lock);
    },
  };
}

async function take(lock: string, own: string, name: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    if (await place(own, lock)) return;
    const text = await readFile(lock, 'utf8').catch(() => undefined);
    const holder = text === undefined ? undefined : parseHolder(text);
    if (holder && (await isHeld(holder))) throw inUse(name, holder.pid, lock);
    if (tries === MOST_TRIES) throw inUse(name, holder?.pid, lock);
    if (text !== undefined) await removeStale(lock, `${own}.old`, text);
  }
}

/** Gives a finished file a second name, or says that the name is taken. */
async function place(file: string, name: string): Promise<boolean> {
  try {
    // Some disks, such as those of memory cards, have no second names.
    await link(file, name).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') throw error;
      return copyFile(file, name, constants.COPYFILE_EXCL);
    });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves the lock away, and back where it is no longer the one that was read. */
async function removeStale(lock: string, aside: string, text: string): Promise<void> {
  try {
    await rename(lock, aside);
  } catch {
    return;
  }
  const moved = await readFile(aside, 'utf8').catch(() => text);
  if (moved !== text) await place(aside, lock);
  await rm(aside, { force: true });
}

function parseHolder(text: string): Holder | undefined {
  try {
    const { pid, began } = JSON.parse(text) as Partial<Holder>;
    return Number.isSafeInteger(pid) ? { pid: Number(pid), began } : undefined;
  } catch {
    return undefined;
  }
}

/** A lock of this process that it does not know of was left by an earlier one with the same number. */
async function isHeld({ pid, began }: Holder): Promise<boolean> {
  if (pid === process.pid || !(await isRunning(pid))) return false;
  return began === undefined || began === (await whenBegan(pid));
}

function inUse(name: string, pid: number | undefined, lock: string): DataFileError {
  const holder = pid === undefined ? 'another process' : `the process ${pid}`;
  return new DataFileError(
    `\`${name}\` is in use by ${holder}. Stop it or name another file; if it does not run, remove \`${lock}\`.`,
  );
}
