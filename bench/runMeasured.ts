import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export interface Cost {
  seconds: number;
  /** CPU time, which depends less on other load than `seconds`. */
  cpuSeconds: number;
  /** Peak of the summed resident memory, sampled ten times a second. */
  peakMegabytes: number;
}

const INTERVAL_MS = 100;
const PAGE_BYTES = 4096;
const TICKS_PER_SECOND = 100;

/** Linux only, as it reads `/proc`. Throws with the command's output if it fails. */
export async function runMeasured(command: string, args: string[], cwd: string): Promise<Cost> {
  const started = performance.now();
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1', NODE_ENV: undefined, FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  child.stdout.on('data', (data: Buffer) => said.push(data));
  child.stderr.on('data', (data: Buffer) => said.push(data));
  let peakBytes = 0;
  const ticks = new Map<number, number>();
  const timer = setInterval(() => {
    const tree = readTree(child.pid ?? 0);
    peakBytes = Math.max(
      peakBytes,
      tree.reduce((sum, { bytes }) => sum + bytes, 0),
    );
    for (const { pid, ticks: used } of tree) ticks.set(pid, used);
  }, INTERVAL_MS);
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
  }).finally(() => clearInterval(timer));
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${Buffer.concat(said).toString()}`);
  return {
    seconds: (performance.now() - started) / 1000,
    cpuSeconds: [...ticks.values()].reduce((sum, used) => sum + used, 0) / TICKS_PER_SECOND,
    peakMegabytes: peakBytes / 1e6,
  };
}

interface Process {
  pid: number;
  parent: number;
  ticks: number;
  bytes: number;
}

function readTree(root: number): Process[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)));
  const tree = all.filter(({ pid }) => pid === root);
  for (const { pid } of tree) tree.push(...all.filter(({ parent }) => parent === pid));
  return tree;
}

/** See proc(5): after the name in brackets, which may contain anything, the fields are numbers. */
function readProcess(pid: number): Process[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    return [{ pid, parent, ticks: (fields[11] ?? 0) + (fields[12] ?? 0), bytes: (fields[21] ?? 0) * PAGE_BYTES }];
  } catch {
    return []; // The process has ended.
  }
}
