import { messageOf, type SandboxApi, type SandboxOperation, type SandboxOptions } from '../api';
import { answerControl, CONTROL_PATH } from '../controls/answerControl';
import type { Recall } from '../memory/createRecall';
import { cryptoRandom } from '../random';
import type { ExplainValue } from '../request/createRequestValidator';
import { readQuery } from '../request/readTexts';
import { receive } from '../request/receive';
import { fromRequest, type SentRequest } from '../request/sentRequest';
import { type Reply, toResponse } from '../response/reply';
import {
  EARLY_HEADER,
  respondToPreflight,
  respondWithAnswer,
  respondWithError,
  respondWithFailure,
  respondWithoutCall,
  respondWithProblem,
  respondWithResult,
  withHeaders,
} from '../response/respond';
import { type Outcome, performCall } from './performCall';
import { createRouter } from './router';

interface Caller {
  ip?: string;
}

/** What `Sandbox.fetch` does, without the objects of pages: for servers. */
export type Answer = (request: SentRequest, caller?: Caller) => Promise<Reply>;

export interface Sandbox {
  /**
   * Answers a request as the document declares, from any origin. Never rejects. The header `Sandbox-Reason` explains a
   * refusal, and `Sandbox-Early` says that a caller polls too soon. Other requests get `{error: {type, message}}`, or
   * `application/problem+json` if the document has no envelope, with status 404 for an unknown path, 405 for another
   * method (including `HEAD`, because declared calls are often not safe), and 500 for a failure of the sandbox itself.
   * See also `Preference` and `answerControl`.
   */
  fetch(request: Request, caller?: Caller): Promise<Response>;
}

type Given = Pick<SandboxOptions, 'api' | 'store'> & Partial<SandboxOptions>;

/** By default without a backend, in real time, and with random numbers that nobody can predict. */
export function createSandbox(given: Given): Sandbox & { answer: Answer } {
  const { backend = { operations: {} }, clock = Date.now, random = cryptoRandom } = given;
  const options: SandboxOptions = { ...given, backend, clock, random };
  const { api, store } = options;
  const route = createRouter(api);
  const findTools = createFindTools(api);

  async function find(request: SentRequest, ip: string): Promise<Reply> {
    const { pathname } = request;
    const query = readQuery(request.search);
    const found = route(request, query);
    if (
      request.method === 'OPTIONS' &&
      (request.headers.has('Access-Control-Request-Method') || found.kind !== 'operation')
    ) {
      return respondToPreflight(request.headers);
    }
    if (pathname === CONTROL_PATH || pathname.startsWith(`${CONTROL_PATH}/`)) {
      return answerControl(request, options);
    }
    if (found.kind === 'unknown') {
      return respondWithoutCall(api, 'unknown-call', `The document declares no call ${request.method} ${pathname}.`);
    }
    if (found.kind === 'other-method') {
      const allow = found.methods.join(', ');
      return respondWithoutCall(api, 'unknown-method', `${pathname} is declared for ${allow} only.`, { Allow: allow });
    }
    const { operation, values } = found;
    const received = await receive(request, operation, values, query);
    const tools = await findTools(operation);
    const outcome = await store.transact((state) =>
      performCall(state, { operation, received, ip }, { ...options, ...tools }),
    );
    const response = respond(outcome, operation, request);
    const { early } = outcome;
    if (!early) return response;
    return withHeaders(response, { [EARLY_HEADER]: `${early.since / 1000} of ${early.least / 1000} seconds` });
  }

  function respond(outcome: Outcome, operation: SandboxOperation, request: SentRequest): Reply {
    if (outcome.kind === 'result') return respondWithResult(api, operation, outcome.result);
    if (outcome.kind === 'answer') return respondWithAnswer(outcome.answer);
    if (outcome.kind === 'problem') return respondWithProblem(outcome.status, outcome.reason);
    if (outcome.kind === 'mistake') return respondWithoutCall(api, 'sandbox-mistake', outcome.reason);
    const { code, reason } = outcome;
    const failure = { code, text: messageOf(api, operation, code), reason };
    return respondWithFailure(api, operation, failure, request.headers.get('Accept'));
  }

  async function answer(request: SentRequest, { ip = '' }: Caller = {}): Promise<Reply> {
    let reply: Reply;
    try {
      reply = await find(request, ip);
    } catch (error) {
      reply = respondWithError('sandbox-mistake', error instanceof Error ? error.message : String(error));
    }
    return request.method === 'HEAD' ? { ...reply, body: null } : reply;
  }

  return { answer, fetch: async (request, caller) => toResponse(await answer(fromRequest(request), caller)) };
}

interface Tools {
  explain: ExplainValue | undefined;
  recall: Recall | undefined;
}

/** Loads the validator and the memory with the first call that needs them: pages need them for nothing else. */
function createFindTools(api: SandboxApi): (operation: SandboxOperation) => Promise<Tools> {
  let explain: ExplainValue | undefined;
  let recall: Recall | undefined;
  return async ({ parameters, body, memory }) => {
    const isDemanding = [...parameters, ...(body?.contents ?? [])].some(({ schema }) => schema !== undefined);
    if (isDemanding && !explain) {
      const { createRequestValidator } = await import('../request/createRequestValidator');
      explain ??= createRequestValidator(api);
    }
    if (memory && !recall) {
      const { createRecall } = await import('../memory/createRecall');
      recall ??= createRecall(api);
    }
    return { explain: isDemanding ? explain : undefined, recall: memory && recall };
  };
}
