/** Texts that are not in the index itself, but in files that are loaded when a query needs them. */
export interface RemoteTexts {
  /** Throws `MissingFiles`. */
  find(keyword: string): RemoteMatches;
  /** All words of texts, in the order of the index. Throws `MissingFiles`. */
  words(): string[];
  /** Loads what entries show with whatever is loaded next. */
  expect(places: readonly number[]): void;
  /** Needed to show entries. Throws `MissingFiles`. */
  require(places: readonly number[]): void;
  /** The calls that send or return a model, by the index of its head. */
  calls: Map<number, number[]>;
  load(files: Iterable<string>): Promise<void>;
}

export interface RemoteMatches {
  /** Sorted. */
  places: number[];
  /** How each text of the index has it: a `FOUND`, or 0. */
  how: Uint8Array;
}

/** What has to be loaded before an answer. */
export class MissingFiles extends Error {
  override readonly name = 'MissingFiles';

  constructor(readonly files: ReadonlySet<string>) {
    super(`Not loaded: ${[...files].join(', ')}`);
  }
}

/** Does all tasks, and then throws what any of them lacks, so that it is loaded at once. */
export function gatherMissing(tasks: Iterable<() => void>): void {
  const missing = new Set<string>();
  for (const task of tasks) {
    try {
      task();
    } catch (error) {
      if (!(error instanceof MissingFiles)) throw error;
      for (const file of error.files) missing.add(file);
    }
  }
  if (missing.size > 0) throw new MissingFiles(missing);
}
