export type ChunkId = string | number;
export type LoadChunk = (id: ChunkId) => Promise<unknown>;

/** Why a script did not arrive: it did and held something else, 120 seconds passed, or the request failed. */
export type FailureKind = 'missing' | 'timeout' | 'other';

export interface Failure {
  id: ChunkId;
  kind: FailureKind;
}

export interface ChunkGuard {
  /** As the bundler's own, but never rejected for a script that did not arrive: it stays pending until a retry brings it. */
  load: LoadChunk;
  /** Asks again for all that did not arrive; done when each has arrived or failed again. */
  retry(): Promise<void>;
  readonly failures: readonly Failure[];
}

/** Keeps those who wait for a script waiting when it cannot be loaded, instead of telling them, so that nothing breaks. */
export function guardChunks(load: LoadChunk, onFailure: (failure: Failure) => void): ChunkGuard {
  let waiting: Array<Failure & { again: () => Promise<void> }> = [];

  async function attempt(
    id: ChunkId,
    settle: { resolve: (value: unknown) => void; reject: (reason: unknown) => void },
  ) {
    try {
      settle.resolve(await load(id));
    } catch (error) {
      if (!isChunkLoadError(error)) return settle.reject(error);
      const failure = { id, kind: kindOf(error) };
      waiting.push({ ...failure, again: () => attempt(id, settle) });
      onFailure(failure);
    }
  }

  return {
    load: (id) => new Promise((resolve, reject) => void attempt(id, { resolve, reject })),
    async retry() {
      const again = waiting;
      waiting = [];
      await Promise.all(again.map((request) => request.again()));
    },
    get failures() {
      return waiting;
    },
  };
}

interface ChunkLoadError extends Error {
  type?: string;
}

function isChunkLoadError(error: unknown): error is ChunkLoadError {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

function kindOf({ type }: ChunkLoadError): FailureKind {
  return type === 'missing' || type === 'timeout' ? type : 'other';
}
