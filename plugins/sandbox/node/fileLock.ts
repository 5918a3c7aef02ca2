import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { DataFileError } from './dataFileError';
import { isRunning, whenBegan } from './processes';

export interface FileLock {
  release(): Promise<void>;
}

/** How often and for how long others that claim the file at the same time are waited for. */
const MOST_TRIES = 20;
const PAUSE_MS = 50;

const heldHere = new Set<string>();

/**
 * Takes the right to write `path`, by a claim: an empty file beside it that names this process. Throws a `DataFileError`
 * where another process has it.
 *
 * Whoever holds the file has made its claim, and after that seen no other one of a process that runs. So two never hold
 * it, however slowly they go; and claims of processes that have ended may be removed at any time.
 */
export async function lockFile(path: string, name: string): Promise<FileLock> {
  if (heldHere.has(path)) throw inUse(name, process.pid);
  heldHere.add(path);
  const claim = `${path}.lock.${process.pid}-${(await whenBegan(process.pid)) ?? 0}`;
  const release = async () => {
    await rm(claim, { force: true }).catch(() => undefined);
    heldHere.delete(path);
  };
  try {
    await hold(path, claim, name);
  } catch (error) {
    await release();
    throw error;
  }
  return { release };
}

async function hold(path: string, claim: string, name: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    await writeFile(claim, '');
    const others = await findOthers(path, claim);
    const [other] = others;
    if (other === undefined) return;
    if (tries === MOST_TRIES || (await isOld(other))) throw inUse(name, Number(/(\d+)-\d+$/.exec(other)?.[1]), other);
    // Of those that claim at once, the first one by name stays.
    if (other < claim) await rm(claim, { force: true });
    await setTimeout(PAUSE_MS);
  }
}

/** Claims of other processes that run, sorted; those of others are removed. */
async function findOthers(path: string, own: string): Promise<string[]> {
  const start = `${basename(path)}.lock.`;
  const names = (await readdir(dirname(path))).filter((name) => name.startsWith(start)).sort();
  const found: string[] = [];
  for (const claim of names.map((name) => join(dirname(path), name))) {
    const [, pid, began] = /\.(\d+)-(\d+)$/.exec(claim) ?? [];
    if (claim === own || pid === undefined) continue;
    if ((await isRunning(Number(pid))) && ((await whenBegan(Number(pid))) ?? '0') === began) found.push(claim);
    else await rm(claim, { force: true });
  }
  return found;
}

/** One that was made long ago is held. */
async function isOld(claim: string): Promise<boolean> {
  const made = await stat(claim).catch(() => undefined);
  return made !== undefined && Date.now() - made.mtimeMs > MOST_TRIES * PAUSE_MS;
}

function inUse(name: string, pid: number, claim?: string): DataFileError {
  const hint = claim === undefined ? '' : `; if it does not run, remove \`${claim}\``;
  return new DataFileError(`\`${name}\` is in use by the process ${pid}. Stop it or name another file${hint}.`);
}
