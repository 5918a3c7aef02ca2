import { type SearchEngine, SearchError } from '../../core/types';
import { createIndexEngine } from './indexEngine';
import type { Answer, Failure, Question } from './protocol';

/** Common to a worker's scope and a message port. */
export interface Port {
  addEventListener(type: 'message', listener: (event: MessageEvent<Question>) => void): void;
  postMessage(answer: Answer): void;
}

/** The worker's side: answers queries with the index at their address. */
export function answerQuestions(port: Port): void {
  let known: { address: string; engine: SearchEngine } | undefined;

  async function answer({ id, address, request }: Question): Promise<Answer> {
    if (known?.address !== address) known = { address, engine: createIndexEngine(address) };
    try {
      if (request) return { id, result: await known.engine.search(request) };
      await known.engine.load();
      return { id };
    } catch (error) {
      return { id, failure: describeFailure(error) };
    }
  }

  port.addEventListener('message', ({ data }) => {
    void answer(data).then((given) => port.postMessage(given));
  });
}

function describeFailure(error: unknown): Failure {
  const cause = error instanceof SearchError ? error.cause : error;
  const message = cause instanceof Error ? cause.message : String(cause);
  return error instanceof SearchError ? { reason: error.reason, message } : { message };
}
