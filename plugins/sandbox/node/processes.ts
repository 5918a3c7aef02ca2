import { readFile } from 'node:fs/promises';

/** Is there a process with this number that can still do something? */
export async function isRunning(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Another user's process may not be sent anything, and runs all the same.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  const [state] = await readStatus(pid);
  // One that was killed stays on the list until its parent has asked after it.
  return state !== 'Z' && state !== 'X';
}

/** When a process began, in the system's own measure; undefined where the system is not Linux. */
export async function whenBegan(pid: number): Promise<string | undefined> {
  return (await readStatus(pid))[19];
}

/** The fields of `/proc/<pid>/stat` behind the name of the program, which may hold anything. */
async function readStatus(pid: number): Promise<string[]> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}
