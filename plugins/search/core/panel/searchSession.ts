/** Milliseconds between the last key and the question (product spec, section 9). */
export const SEARCH_DELAY = 200;

export interface SearchState<Result> {
  /** What `result` or `error` is about; empty: nothing has been asked. */
  text: string;
  /** A question has been asked, and no answer has come. */
  isLoading: boolean;
  result?: Result;
  error?: unknown;
}

/** One reader's questions, one after the other: what was typed last is what counts (product spec, section 4). */
export interface SearchSession<Result> {
  getState(): SearchState<Result>;
  subscribe(listener: () => void): () => void;
  /** What stands in the field now. Asked for after a delay; nothing but spaces clears the result at once. */
  type(text: string): void;
  /** Asks without a delay, where one is running. The result, or undefined where there is none or it has come too late. */
  settle(): Promise<Result | undefined>;
  /** Asks once more for the same text: after a failure, for more hits, or because what is searched has changed. */
  repeat(limit?: number): void;
  /** No question is asked and no answer counts from now on. */
  dispose(): void;
}

/** `find` is given trimmed text, and the limit of `repeat`. */
export function createSearchSession<Result>(
  find: (text: string, limit?: number) => Promise<Result>,
  delay = SEARCH_DELAY,
): SearchSession<Result> {
  const listeners = new Set<() => void>();
  let state: SearchState<Result> = { text: '', isLoading: false };
  /** Trimmed. */
  let wanted = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The question whose answer counts; replaced as soon as another one is wanted. */
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
    settle() {
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
