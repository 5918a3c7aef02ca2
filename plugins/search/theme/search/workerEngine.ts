import { type SearchEngine, SearchError, type SearchRequest, type SearchResult } from '../../core/types';
import type { Answer, Failure, Question } from './protocol';

/** No worker can start, or it stopped: forbidden by policy, a `file:` page, or a missing script. */
export class WorkerError extends Error {
  override readonly name = 'WorkerError';
}

export type SearchWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

interface Waiting {
  resolve(result: SearchResult | undefined): void;
  reject(error: Error): void;
}

/** Starts the worker on first use. Rejects with a `WorkerError` if none can run. */
export function createWorkerEngine(address: string, startWorker: () => SearchWorker): SearchEngine {
  const waiting = new Map<number, Waiting>();
  let worker: SearchWorker | undefined;
  let lastId = 0;

  function start(): SearchWorker {
    const started = connect(startWorker);
    started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      // Answers to queries before a restart are ignored.
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if ('failure' in data) asked?.reject(toError(data.failure));
      else asked?.resolve(data.result);
    });
    for (const type of ['error', 'messageerror'] as const) {
      started.addEventListener(type, (event) => stop(new WorkerError('The search worker failed', { cause: event })));
    }
    return started;
  }

  function stop(error: Error): void {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function ask(request?: SearchRequest): Promise<SearchResult | undefined> {
    return new Promise((resolve, reject) => {
      worker ??= start();
      const id = ++lastId;
      waiting.set(id, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have none
      worker.postMessage({ id, address, request } satisfies Question);
    });
  }

  return {
    async load() {
      await ask();
    },
    async search(request) {
      const result = await ask(request);
      if (!result) throw new WorkerError('The search worker gave no result');
      return result;
    },
    dispose: () => stop(new SearchError('unreachable', { cause: new Error('The search was ended') })),
  };
}

function connect(startWorker: () => SearchWorker): SearchWorker {
  try {
    return startWorker();
  } catch (cause) {
    throw new WorkerError('No search worker can be started', { cause });
  }
}

function toError({ reason, message }: Failure): Error {
  const cause = new Error(message);
  return reason ? new SearchError(reason, { cause }) : cause;
}
