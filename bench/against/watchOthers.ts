import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { readCpuSeconds } from '../processTree';

const TICKS_PER_SECOND = 100;

/** Returns a function that tells which share of the machine's processors others have taken since: from 0 to 1. */
export function watchOthers(): () => number {
  const start = readTimes();
  return () => {
    const now = readTimes();
    const others = now.all - start.all - (now.own - start.own);
    const possible = (now.at - start.at) * cpus().length;
    return possible === 0 ? 0 : Math.min(1, Math.max(0, others / possible));
  };
}

/** In seconds: of all processes, and of this one with those that it has started. */
function readTimes(): { at: number; all: number; own: number } {
  return { at: performance.now() / 1000, all: readBusySeconds(), own: readCpuSeconds(process.pid) };
}

/** See proc_stat(5): user, nice, system, idle, iowait, irq, softirq, steal. Other guests of a host take time, too. */
function readBusySeconds(): number {
  const [first = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = first
    .trim()
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return (user + nice + system + irq + softirq + steal) / TICKS_PER_SECOND;
}
