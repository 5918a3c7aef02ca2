/** Keys in order, each with sorted numbers. */
export type Rows = ReadonlyArray<readonly [key: string, numbers: readonly number[]]>;

export interface SortedFiles {
  /** What the keys of each file begin from: at most its first, more than the last one before it. */
  starts: string[];
  files: string[];
}

/** What begins keys of more files has a row of its own: a letter, or two. */
export const MOST_FILES = 2;
const FIRST_COUNT = 48;

/** Cuts rows into files of about `size` UTF-16 units. A key is written without the beginning that the one before has, too. */
export function cutRows(rows: Iterable<Rows[number]>, size: number): SortedFiles {
  const cut: SortedFiles = { starts: [], files: [] };
  let parts: string[] = [];
  let length = 0;
  let before = '';
  const end = () => {
    if (parts.length > 0) cut.files.push(`[${parts.join(',')}]`);
    parts = [];
    length = 0;
  };
  for (const [key, numbers] of rows) {
    if (length === 0) cut.starts.push(cut.starts.length === 0 ? '' : key.slice(0, countShared(before, key) + 1));
    const shared = length === 0 ? 0 : countShared(before, key);
    const part = [JSON.stringify(String.fromCharCode(FIRST_COUNT + shared) + key.slice(shared)), ...toGaps(numbers)];
    parts.push(part.join(','));
    length += parts.at(-1)?.length ?? 0;
    before = key;
    if (length >= size) end();
  }
  end();
  return cut;
}

export interface ReadRows {
  keys: string[];
  numbers: number[][];
}

export function readRows(text: string): ReadRows {
  const read: ReadRows = { keys: [], numbers: [] };
  let key = '';
  let last = 0;
  for (const part of JSON.parse(text) as Array<string | number>) {
    if (typeof part === 'string') {
      key = key.slice(0, part.charCodeAt(0) - FIRST_COUNT) + part.slice(1);
      last = 0;
      read.keys.push(key);
      read.numbers.push([]);
    } else {
      last += part;
      read.numbers.at(-1)?.push(last);
    }
  }
  return read;
}

/** Returns the files, from the first to the last, in which keys that begin so may be. */
export function spanOf(starts: readonly string[], beginning: string): [first: number, last: number] {
  return [countUpTo(starts, beginning) - 1, countUpTo(starts, `${beginning}\uffff`) - 1];
}

/** How many items of a sorted list are at most this. */
export function countUpTo<T extends string | number>(sorted: readonly T[], most: T): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] as T) <= most) from = middle + 1;
    else to = middle;
  }
  return from;
}

export function countShared(first: string, second: string): number {
  let count = 0;
  while (count < first.length && first[count] === second[count]) count++;
  return count;
}

function toGaps(numbers: readonly number[]): number[] {
  return numbers.map((number, place) => number - (numbers[place - 1] ?? 0));
}
