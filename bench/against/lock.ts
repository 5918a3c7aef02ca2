import { readFile, rm, writeFile } from 'node:fs/promises';

/** Throws if another process that still runs has the lock. Returns the function that releases it. */
export async function lock(file: string): Promise<() => Promise<void>> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const owner = Number(await readFile(file, 'utf8'));
    if (isRunning(owner)) {
      throw new Error(`Another comparison of this project is running (process ${owner}).`, { cause: error });
    }
    await writeFile(file, String(process.pid));
  }
  return () => rm(file, { force: true });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
