import { once, onceByText } from '../../../shared/core/cache';
import { isObject } from '../../../shared/core/json';
import { hashText } from '../text/hashText';
import type { Passage } from '../text/passage';
import type { Contracts } from './contracts';

/** What `check.lock.json` keeps. */
export interface Lock {
  /** As they were when the passages were accepted: of the elements that these name. */
  contracts: Contracts;
  /** Digests of the accepted passages, by file and section. */
  passages: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A digest of the words; spaces and comments may change. */
export const digestOf = once(({ text }: Passage): string => hashText(text));

/** Reads a lock file. Throws if it is none. */
export const readLock = onceByText((text): Lock => {
  const read: unknown = JSON.parse(text);
  const isLock = isObject(read) && isObject(read.contracts) && isObject(read.passages);
  if (!isLock) throw new Error('It has no `contracts` and `passages`.');
  return read as unknown as Lock;
});

/** Sorted, and one line for each part and section, so that a change of one is a change of one line. */
export function printLock({ contracts, passages }: Lock): string {
  const parts = { contracts: printGroup(contracts), passages: printGroup(passages) };
  return `{\n${Object.entries(parts)
    .map(([name, body]) => `  ${JSON.stringify(name)}: ${body}`)
    .join(',\n')}\n}\n`;
}

function printGroup(group: Readonly<Record<string, Readonly<Record<string, unknown>>>>): string {
  const entries = Object.entries(group).sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = entries.map(([name, inner]) => {
    const own = Object.entries(inner).map(([key, value]) => `      ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
    return `    ${JSON.stringify(name)}: {\n${own.join(',\n')}\n    }`;
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n  }`;
}
