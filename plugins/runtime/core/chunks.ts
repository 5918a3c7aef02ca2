export type ChunkId = string | number;
/** Milliseconds. */
const ASK_TIMEOUT = 5000;

export type LoadChunk = (id: ChunkId) => Promise<unknown>;

/**
 * Why a script or a style sheet failed to load: it arrived with other content, took over 120 seconds, or the request failed.
 * `gone`: the server no longer has it, since the site was published again.
 */
export type FailureKind = 'missing' | 'timeout' | 'other' | 'gone';

export interface Failure {
  id: ChunkId;
  kind: FailureKind;
  address?: string;
}

export interface ChunkGuard {
  /** Like the bundler's own, or `from`, but stays pending when a file fails to load, until a retry succeeds. */
  load(id: ChunkId, from?: LoadChunk): Promise<unknown>;
  retry(): Promise<void>;
  readonly failures: readonly Failure[];
}

/** Keeps those who load waiting when a file fails to load, instead of rejecting, so that the page does not break. */
export function guardChunks(load: LoadChunk, onFailure: (failure: Failure) => void): ChunkGuard {
  let waiting: Array<Failure & { again: () => Promise<void> }> = [];

  async function attempt(
    id: ChunkId,
    from: LoadChunk,
    promise: { resolve: (value: unknown) => void; reject: (reason: unknown) => void },
  ) {
    try {
      promise.resolve(await from(id));
    } catch (error) {
      if (!isChunkLoadError(error)) return promise.reject(error);
      const failure = { id, kind: kindOf(error), address: error.request };
      waiting.push({ ...failure, again: () => attempt(id, from, promise) });
      onFailure(failure);
    }
  }

  return {
    load: (id, from = load) => new Promise((resolve, reject) => void attempt(id, from, { resolve, reject })),
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
  code?: string;
  type?: string;
  request?: string;
}

/** Rspack's of a style sheet has no name of its own. */
function isChunkLoadError(error: unknown): error is ChunkLoadError {
  return (
    error instanceof Error && (error.name === 'ChunkLoadError' || ('code' in error && error.code === STYLES_FAILED))
  );
}

const STYLES_FAILED = 'CSS_CHUNK_LOAD_FAILED';

/** What bundlers throw for a style sheet. */
export function stylesFailed(request: string, type: string): Error {
  return Object.assign(new Error(`${request} could not be loaded.`), { code: STYLES_FAILED, type, request });
}

function kindOf({ type }: ChunkLoadError): FailureKind {
  return type === 'missing' || type === 'timeout' ? type : 'other';
}

/** Asks the server again, as browsers do not say why a file failed: one that answers without the file has a newer site. */
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
