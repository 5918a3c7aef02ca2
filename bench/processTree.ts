import { readdirSync, readFileSync } from 'node:fs';

export interface ProcessUse {
  pid: number;
  parent: number;
  /** Processor time of itself, and of those of its children that have ended. */
  cpuSeconds: number;
  endedCpuSeconds: number;
  /** Resident memory. */
  bytes: number;
}

const PAGE_BYTES = 4096;
const TICKS_PER_SECOND = 100;

/** The process and all below it. Linux only, as it reads `/proc`. */
export function readTree(root: number): ProcessUse[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)));
  const tree = all.filter(({ pid }) => pid === root);
  for (const { pid } of tree) tree.push(...all.filter(({ parent }) => parent === pid));
  return tree;
}

/** Processor time of a running process and of all that it has started. */
export function readCpuSeconds(root: number): number {
  return readTree(root).reduce((sum, { cpuSeconds, endedCpuSeconds }) => sum + cpuSeconds + endedCpuSeconds, 0);
}

/** How long a process and all that it has started have worked, or wanted to: on a busy machine, processes wait for their turn. */
export function readActiveSeconds(root: number): number {
  return readTree(root).reduce(
    (sum, { pid, cpuSeconds, endedCpuSeconds }) => sum + cpuSeconds + endedCpuSeconds + readWaitedSeconds(pid),
    0,
  );
}

/** Processor time of all processes that this one started and that have ended, with what they started. */
export function readEndedCpuSeconds(): number {
  return readProcess(process.pid)[0]?.endedCpuSeconds ?? 0;
}

/** See proc(5): after the name in brackets, which may contain anything, the fields are numbers. */
function readProcess(pid: number): ProcessUse[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const at = (index: number) => fields[index] ?? 0;
    return [
      {
        pid,
        parent: at(1),
        cpuSeconds: (at(11) + at(12)) / TICKS_PER_SECOND,
        endedCpuSeconds: (at(13) + at(14)) / TICKS_PER_SECOND,
        bytes: at(21) * PAGE_BYTES,
      },
    ];
  } catch {
    return []; // The process has ended.
  }
}

/** Of the main thread, for a processor. Not all kernels keep such statistics. */
function readWaitedSeconds(pid: number): number {
  try {
    const [, nanoseconds = 0] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number);
    return nanoseconds / 1e9;
  } catch {
    return 0;
  }
}
