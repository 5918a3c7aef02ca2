import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

const running = new Set<ChildProcess>();

process.once('exit', killProcesses);

/** Starts a command with a process group of its own, so that whatever it starts ends with it. */
export function startProcess(
  command: string,
  args: readonly string[],
  options: Pick<SpawnOptions, 'cwd' | 'stdio' | 'env'>,
): ChildProcess {
  const env = { ...cleanEnvironment(), NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0', ...options.env };
  const child = spawn(command, args, { ...options, env, detached: true });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/** Resolves once the process has ended. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (!running.has(child)) return;
  const ended = once(child, 'close');
  killGroup(child);
  await ended;
}

export function killProcesses(): void {
  for (const child of running) killGroup(child);
}

/** A command that was started by npm would otherwise find the settings of the script that runs now. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const isOfCaller = (name: string) => /^npm_/i.test(name) || name === 'INIT_CWD' || name === 'NODE_ENV';
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOfCaller(name)));
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has ended.
  }
}
