import { type Source, sortProblems } from '../../../shared/problem';
import type { Found } from '../engine/rule';

/** A problem, and the other places where it is the same. */
export interface Group extends Found {
  /** How many there are; absent for one. */
  count?: number;
  others?: Source[];
}

/**
 * Merges problems with the same message into one, with a count. `ignoresNames`: also those that differ only in names. In
 * a third-party document, nobody reads them one by one.
 */
export function groupAlike(problems: readonly Found[], ignoresNames = false): Group[] {
  const groups = new Map<string, Group>();
  for (const problem of sortProblems([...problems])) {
    const { file, line, column, rule, severity, message, hint = '' } = problem;
    const text = ignoresNames && severity === 'warning' ? withoutNames(message) : `${message}\n${hint}`;
    const key = [rule, severity, text].join('\n');
    const known = groups.get(key);
    if (known) {
      known.others = [...(known.others ?? []), { file, line, column }];
      known.count = known.others.length + 1;
    } else groups.set(key, { ...problem });
  }
  return [...groups.values()];
}

function withoutNames(message: string): string {
  return message.replace(/`[^`]*`/g, '``').replace(/“[^”]*”|\d+/g, '…');
}

/** `And 2 more like it: a.mdx:1:3, b.mdx:2:1`; all of them for an error, which each must be corrected. */
export function describeOthers({ count = 1, others = [], severity }: Group): string | undefined {
  if (count === 1) return undefined;
  const shown = severity === 'error' ? others : others.slice(0, MOST_SHOWN);
  const places = shown.map(({ file, line, column }) => `${file}:${line}:${column}`).join(', ');
  return `And ${count - 1} more like it: ${places}${shown.length < others.length ? ' …' : ''}`;
}

const MOST_SHOWN = 3;
