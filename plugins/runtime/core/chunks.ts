export type ChunkId = string | number;
/** Milliseconds. */
const ASK_TIMEOUT = 5000;

export type LoadChunk = (id: ChunkId) => Promise<unknown>;

/**
 * Why a script failed to load: it arrived with other content, took over 120 seconds, or the request failed. `gone`: the server
 * no longer has it, since the site was published again.
 */
export type FailureKind = 'missing' | 'timeout' | 'other' | 'gone';

export interface Failure {
  id: ChunkId;
  kind: FailureKind;
  address?: string;
}

export interface ChunkGuard {
  /** Like the bundler's own, but stays pending when a script fails to load, until a retry succeeds. */
  load: LoadChunk;
  retry(): Promise<void>;
  readonly failures: readonly Failure[];
}

/** Keeps importers waiting when a script fails to load, instead of rejecting, so that the page does not break. */
export function guardChunks(load: LoadChunk, onFailure: (failure: Failure) => void): ChunkGuard {
  let waiting: Array<Failure & { again: () => Promise<void> }> = [];

  async function attempt(
    id: ChunkId,
    promise: { resolve: (value: unknown) => void; reject: (reason: unknown) => void },
  ) {
    try {
      promise.resolve(await load(id));
    } catch (error) {
      if (!isChunkLoadError(error)) return promise.reject(error);
      const failure = { id, kind: kindOf(error), address: error.request };
      waiting.push({ ...failure, again: () => attempt(id, promise) });
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
  request?: string;
}

function isChunkLoadError(error: unknown): error is ChunkLoadError {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

function kindOf({ type }: ChunkLoadError): FailureKind {
  return type === 'missing' || type === 'timeout' ? type : 'other';
}

/** Asks the server again, as browsers do not say why a script failed: one that answers without the script has a newer site. */
export async function explainFailure({ kind, address }: Failure, ask: typeof fetch): Promise<FailureKind> {
  if (kind === 'timeout' || address === undefined) return kind;
  try {
    const { status, headers } = await ask(address, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(ASK_TIMEOUT),
    });
    // Some hosts answer with a page in place of what they do not have.
    const isPage = headers.get('content-type')?.startsWith('text/html');
    return status === 404 || status === 410 || isPage ? 'gone' : kind;
  } catch {
    return kind;
  }
}
