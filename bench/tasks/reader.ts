export interface Reader {
  read(text: string): void;
  /** Throws unless what was read names it: a reader knows nothing else. */
  expectShown(name: string): void;
  isDone(): boolean;
  bytes(): number;
  lacking(): string[];
}

/** Reads until all facts, which are patterns, were in what it has read. */
export function createReader(facts: readonly string[]): Reader {
  const texts: string[] = [];
  let open = facts.map((fact) => ({ fact, pattern: new RegExp(fact) }));
  return {
    read(text) {
      texts.push(text);
      open = open.filter(({ pattern }) => !pattern.test(text));
    },
    expectShown(name) {
      if (!texts.some((text) => text.includes(name))) throw new Error(`Nothing that was read names ${name}.`);
    },
    isDone: () => open.length === 0,
    bytes: () => texts.reduce((all, text) => all + Buffer.byteLength(text), 0),
    lacking: () => open.map(({ fact }) => fact),
  };
}
