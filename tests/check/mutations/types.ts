/** One change of one file. */
export interface Mutation {
  /** What is changed: `field`, `limit`, `page number` … */
  kind: string;
  file: string;
  start: number;
  end: number;
  text: string;
  /** What it was, for reports. */
  before: string;
}

export function applyMutation(text: string, { start, end, text: replacement }: Mutation): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

export function describeMutation(source: string, { kind, file, start, before, text }: Mutation): string {
  const line = source.slice(0, start).split('\n').length;
  const short = (value: string) => JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
  return `${kind}: ${file}:${line} ${short(before)} -> ${short(text)}`;
}

/** Mulberry32. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Chooses at most `most` changes of each kind, by the seed, and sorts them by file: each file is parsed once. */
export function choose(all: Mutation[], most: (one: Mutation) => number, seed: number): Mutation[] {
  const random = createRandom(seed);
  const byKind = groupByKind(all);
  return [...byKind]
    .flatMap(([, list]) =>
      list
        .map((one) => ({ one, rank: random() }))
        .sort((a, b) => a.rank - b.rank)
        .flatMap(({ one }, index) => (index < most(one) ? [one] : [])),
    )
    .sort((a, b) => (a.file < b.file ? -1 : Number(a.file > b.file)));
}

function groupByKind(all: Mutation[]): Map<string, Mutation[]> {
  const groups = new Map<string, Mutation[]>();
  for (const one of all) groups.set(one.kind, [...(groups.get(one.kind) ?? []), one]);
  return groups;
}
