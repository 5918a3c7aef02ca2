export const FAULTS = [
  ...(['crash', 'body', 'parameter', 'result', 'enum', 'description', 'reference'] as const),
  ...(['form', 'request', 'mark', 'sentence', 'link'] as const),
] as const;
export type Fault = (typeof FAULTS)[number];

export interface Tally {
  count(name: string, more: number): void;
  /** Counts how many of all are so. */
  share(name: string, some: number, all: number): void;
  fault(kind: Fault, file: string, text: string): void;
  /** Counts a fault that the document makes unavoidable, by `reason`. */
  excuse(kind: Fault, file: string, text: string, reason: string): void;
  note(file: string, text: string): void;
  time(file: string, ms: number): void;
  /** Returns the number of faults. */
  finish(): number;
}

const SLOWEST = 10;

export function createTally(print: (line: string) => void = console.log): Tally {
  const sums = new Map<string, number>();
  const shares = new Map<string, { some: number; all: number }>();
  const faults = new Map<Fault, number>(FAULTS.map((kind) => [kind, 0]));
  const excuses = new Map<string, { count: number; files: Set<string> }>();
  const times: Array<{ file: string; ms: number }> = [];
  return {
    count: (name, more) => sums.set(name, (sums.get(name) ?? 0) + more),
    share(name, some, all) {
      const known = shares.get(name) ?? { some: 0, all: 0 };
      shares.set(name, { some: known.some + some, all: known.all + all });
    },
    note: (file, text) => print(`${file}\t${text}`),
    time: (file, ms) => times.push({ file, ms }),
    fault(kind, file, text) {
      faults.set(kind, (faults.get(kind) ?? 0) + 1);
      print(`${file}\t${kind}: ${inOneLine(text)}`);
    },
    excuse(kind, file, text, reason) {
      const known = excuses.get(reason) ?? { count: 0, files: new Set() };
      excuses.set(reason, { count: known.count + 1, files: known.files.add(file) });
      print(`${file}\texcused ${kind}: ${inOneLine(text)}: ${reason}`);
    },
    finish() {
      for (const [name, sum] of sums) print(`${name}\t${sum}`);
      for (const [name, { some, all }] of shares) {
        print(`${name}\t${some} of ${all}, ${((100 * some) / Math.max(all, 1)).toFixed(1)} %`);
      }
      for (const [kind, count] of faults) print(`faults: ${kind}\t${count}`);
      const byCount = [...excuses].toSorted(([, a], [, b]) => b.count - a.count);
      for (const [reason, { count, files }] of byCount) {
        print(`excused: ${reason}\t${count} in ${files.size} documents`);
      }
      for (const { file, ms } of times.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST)) {
        print(`slowest: ${file}\t${(ms / 1000).toFixed(1)} s`);
      }
      print(`peak memory\t${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
      return [...faults.values()].reduce((sum, count) => sum + count, 0);
    },
  };
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
