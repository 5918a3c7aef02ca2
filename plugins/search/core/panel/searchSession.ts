/** Milliseconds (product spec, section 9). */
export const SEARCH_DELAY = 200;

export interface SearchState<Result> {
  /** The query of `result` or `error`; empty before the first one. */
  text: string;
  isLoading: boolean;
  result?: Result;
  error?: unknown;
}

/** A reader's queries; only the last one counts (product spec, section 4). */
export interface SearchSession<Result> {
  getState(): SearchState<Result>;
  subscribe(listener: () => void): () => void;
  /** Sets the field's text. Debounced; blank text clears the result at once. */
  type(text: string): void;
  /** Skips the debounce. Resolves to undefined if there is no result, or it is outdated. */
  flush(): Promise<Result | undefined>;
  /** Repeats the query: after a failure, for more hits, or because the index has changed. */
  repeat(limit?: number): void;
  dispose(): void;
}

/** `find` gets the trimmed text, and the limit of `repeat`. */
export function createSearchSession<Result>(
  find: (text: string, limit?: number) => Promise<Result>,
  delay = SEARCH_DELAY,
): SearchSession<Result> {
  const listeners = new Set<() => void>();
  let state: SearchState<Result> = { text: '', isLoading: false };
  let wanted = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: Promise<Result | undefined> | undefined;

  function change(next: SearchState<Result>): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function forget(): void {
    clearTimeout(timer);
    timer = undefined;
    current = undefined;
  }

  function ask(limit?: number): Promise<Result | undefined> {
    forget();
    const text = wanted;
    const question: Promise<Result | undefined> = find(text, limit).then(
      (result) => {
        if (current !== question) return undefined;
        change({ text, isLoading: false, result });
        return result;
      },
      (error: unknown) => {
        if (current === question) change({ text, isLoading: false, error });
        return undefined;
      },
    );
    current = question;
    change({ ...state, isLoading: true });
    return question;
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type(text) {
      const next = text.trim();
      if (next === wanted) return;
      wanted = next;
      forget();
      if (next === '') change({ text: '', isLoading: false });
      else timer = setTimeout(() => void ask(), delay);
    },
    flush() {
      if (timer !== undefined) return ask();
      return current ?? Promise.resolve(state.result);
    },
    repeat(limit) {
      if (wanted !== '') void ask(limit);
    },
    dispose() {
      forget();
      listeners.clear();
    },
  };
}
