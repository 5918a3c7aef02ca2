import { groupBy } from '../../../shared/core/groupBy';
import { isPlural, nameKey, oneOf } from '../../../shared/core/nouns';
import { joinTitle } from '../../../shared/core/splitWords';
import { isClearVerb } from '../../../shared/core/verbs';
import { readPath } from '../naming/pathWords';
import type { Operation } from './types';

/** A smaller group does not get its own page. */
const MIN_SIZE = 3;
export const MAX_SIZE = 30;

interface Entry {
  operation: Operation;
  segments: string[][];
}

/**
 * Returns the group title of each operation: `Guilds`, or `Guild members` in a large group. Operations that share no
 * segment have no entry. `known`: keys of names that form a group of any size.
 */
export function groupByPath(operations: Operation[], known: ReadonlySet<string>): Map<Operation, string> {
  const entries = operations.flatMap((operation): Entry[] => {
    const parts = readPath(operation.path) ?? [];
    const segments = parts.flatMap(({ words }) => (words.length > 0 ? [words] : []));
    return segments.length > 0 ? [{ operation, segments }] : [];
  });
  const groups = divide(dropCommon(entries, known), 0, known);
  return new Map(groups.flatMap(({ title, members }) => members.map(({ operation }) => [operation, title] as const)));
}

/** Drops leading segments that all paths share, as long as each has more. */
function dropCommon(entries: Entry[], known: ReadonlySet<string>): Entry[] {
  const [first] = entries;
  const shared = nameKey(first?.segments[0] ?? []);
  const isCommon = ({ segments }: Entry) => segments.length > 1 && nameKey(segments[0] ?? []) === shared;
  if (entries.length < 2 || known.has(shared) || !entries.every(isCommon)) return entries;
  const shorter = entries.map(({ operation, segments }) => ({ operation, segments: segments.slice(1) }));
  return dropCommon(shorter, known);
}

interface Group {
  title: string;
  members: Entry[];
}

/** A small group joins one that its name begins with: `account_links` joins `accounts`. `owner`: prefix of titles. */
function divide(entries: Entry[], depth: number, known: ReadonlySet<string>, owner: string[] = []): Group[] {
  const isGroup = (key: string, { length }: Entry[]) => length >= MIN_SIZE || (depth === 0 && known.has(key));
  const wordsOf = ({ segments }: Entry) => segments[depth] ?? [];
  const named = entries.filter((entry) => wordsOf(entry).length > 0 && !isCall(wordsOf(entry)));
  const byKey = groupBy(named, (entry) => nameKey(wordsOf(entry)));
  const names = new Map([...byKey].map(([key, members]) => [key, nameOf(members, depth)]));
  for (const [key, members] of byKey) {
    if (isGroup(key, members)) continue;
    const home = [...byKey.keys()].filter((other) => key.startsWith(`${other} `)).at(-1);
    if (home === undefined) continue;
    byKey.get(home)?.push(...members);
    byKey.delete(key);
  }
  return [...byKey]
    .filter(([key, members]) => isGroup(key, members))
    .flatMap(([key, members]): Group[] => {
      const name = names.get(key) ?? [];
      const whole: Group = { title: joinTitle([...owner, ...name]), members };
      if (members.length <= MAX_SIZE) return [whole];
      // The subject of most of an API distinguishes nothing.
      const inner = divide(members, depth + 1, known, members.length > entries.length / 2 ? [] : oneOf(name));
      const moved = new Set(inner.flatMap((group) => group.members));
      const rest = members.filter((entry) => !moved.has(entry));
      return [...(rest.length > 0 ? [{ ...whole, members: rest }] : []), ...inner];
    });
}

/** An action, as in `/sendMessage`. */
function isCall([first, second]: string[]): boolean {
  return second !== undefined && isClearVerb(first);
}

function nameOf(members: Entry[], depth: number): string[] {
  const names = members.map(({ segments }) => segments[depth] ?? []);
  return names.find((words) => isPlural(words.at(-1))) ?? names[0] ?? [];
}
