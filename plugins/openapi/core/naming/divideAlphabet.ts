const A = 'a'.charCodeAt(0);
const LAST = 25;

/** Prefixes longer than this are not split; items are counted off instead. */
const MAX_LETTERS = 8;

interface Weighed {
  weight: number;
}

interface AlphabetPart<T> {
  /** `a-m`, `n`, `pa-pm` */
  letters: string;
  items: T[];
}

/** Halves the alphabet while a part is too heavy. Fixed bounds: a new item moves others only if its part overflows. */
export function divideAlphabet<T extends Weighed>(
  items: T[],
  keyOf: (item: T) => string,
  capacity: number,
  start = '',
): AlphabetPart<T>[] {
  const at = start.length;
  return halve(items, 0, LAST);

  function halve(part: T[], from: number, to: number): AlphabetPart<T>[] {
    if (part.length === 0) return [];
    const [first, last] = [start + letter(from), start + letter(to)];
    if (part.length === 1 || weigh(part) <= capacity) {
      return [{ letters: from === to ? first : `${first}-${last}`, items: part }];
    }
    if (from === to)
      return at < MAX_LETTERS ? divideAlphabet(part, keyOf, capacity, first) : countOff(part, capacity, first);
    const middle = Math.floor((from + to) / 2);
    const before = part.filter((item) => indexAt(keyOf(item), at) <= middle);
    const after = part.filter((item) => indexAt(keyOf(item), at) > middle);
    return [...halve(before, from, middle), ...halve(after, middle + 1, to)];
  }
}

function letter(index: number): string {
  return String.fromCharCode(A + index);
}

/** Signs and digits count as `a`, letters of other scripts as `z`. */
function indexAt(key: string, at: number): number {
  return Math.min(LAST, Math.max(0, (key.charCodeAt(at) || 0) - A));
}

export function weigh(items: Weighed[]): number {
  return items.reduce((sum, { weight }) => sum + weight, 0);
}

function countOff<T extends Weighed>(items: T[], capacity: number, letters: string): AlphabetPart<T>[] {
  const parts: T[][] = [];
  let room = 0;
  for (const item of items) {
    if (parts.length === 0 || item.weight > room) {
      parts.push([]);
      room = capacity;
    }
    parts.at(-1)?.push(item);
    room -= item.weight;
  }
  return parts.map((part, index) => ({ letters: index === 0 ? letters : `${letters}-${index + 1}`, items: part }));
}
