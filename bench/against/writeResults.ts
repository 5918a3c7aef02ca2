import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeMachine } from '../describeMachine';
import { type Conclusion, fails } from './conclude';
import type { Checkout } from './measurement';
import type { Side } from './repeatInTurn';
import { formatMarkdown, type Row } from './table';

export interface Results {
  checkouts: Record<Side, Checkout>;
  isQuick: boolean;
  conclusions: readonly Conclusion[];
  /** With a header. */
  rows: readonly Row[];
  minutes: number;
  /** The largest share of the machine that other processes took during a measurement. */
  others: number;
}

/** Writes `against-<commit>.json`, and the same as Markdown. Returns the paths. */
export async function writeResults(folder: string, results: Results): Promise<string[]> {
  const { checkouts, isQuick, conclusions, rows, minutes, others } = results;
  const machine = describeMachine();
  const versions = { old: nameOf(checkouts.old), new: nameOf(checkouts.new) };
  const json = {
    at: new Date(),
    versions,
    isQuick,
    minutes,
    others,
    machine,
    failed: namesOfFailed(conclusions),
    conclusions,
  };
  const memory = (machine.memory / 1e9).toFixed(0);
  const markdown = [
    `${versions.new.name} against ${versions.old.name}${isQuick ? ', quick' : ''}: medians and half of the range of the repeats, measured in turn.`,
    `${machine.cpus} × ${machine.model}, ${memory} GB, Node ${machine.node}; other processes took up to ${Math.round(others * 100)} % of it.`,
    '',
    formatMarkdown(rows),
  ].join('\n');
  const base = join(folder, `against-${checkouts.old.commit.slice(0, 8)}`);
  await mkdir(folder, { recursive: true });
  await writeFile(`${base}.json`, `${JSON.stringify(json, null, 2)}\n`);
  await writeFile(`${base}.md`, `${markdown}\n`);
  return [`${base}.json`, `${base}.md`];
}

export function namesOfFailed(conclusions: readonly Conclusion[]): string[] {
  return conclusions.filter(fails).map(({ line }) => line.name);
}

function nameOf({ name, commit }: Checkout) {
  return { name, commit };
}
