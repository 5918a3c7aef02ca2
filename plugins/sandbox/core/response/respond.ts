import type { SandboxApi, SandboxOperation } from '../api';
import { findAnswer } from '../findAnswer';
import { shortenText } from '../state/log';
import { isBinary, type Json, type Result } from '../types';
import { type Answer, hasNoBody, NoAnswer, writeAnswer } from './chooseAnswer';
import { describeProblem } from './problem';

const STATUS = {
  'unknown-call': 404,
  'unknown-control': 404,
  'unknown-method': 405,
  'foreign-page': 403,
  'bad-request': 400,
  'sandbox-mistake': 500,
};
type OwnError = keyof typeof STATUS;

/** Why a request was refused; decode with `decodeURIComponent`. */
export const REASON_HEADER = 'Sandbox-Reason';

/** `1.2 of 5 seconds`: how soon after the last call a caller polls, and how soon it may. */
export const EARLY_HEADER = 'Sandbox-Early';

const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': `*, ${REASON_HEADER}, ${EARLY_HEADER}`,
  'Cache-Control': 'no-store',
};

export function respondWithResult({ envelope }: SandboxApi, { result: declared }: SandboxOperation, result: Result) {
  const { kind, mediaType, status = 200 } = declared;
  if (isBinary(result)) {
    return new Response(result.bytes.slice(), { status, headers: { ...HEADERS, 'Content-Type': result.mediaType } });
  }
  if (hasNoBody(status) || (!envelope && kind === 'none')) return new Response(null, { status, headers: HEADERS });
  if (kind === 'text') return respondWithAnswer({ status, headers: {}, content: { mediaType, text: String(result) } });
  if (!envelope) return respondWithJson(result, status, mediaType);
  const { code, success, message, data, text } = envelope;
  return respondWithJson({ [code]: success, [message]: text, [data]: result }, status, mediaType);
}

export function respondWithAnswer({ status, headers, content }: Answer): Response {
  const type: Record<string, string> = content ? { 'Content-Type': content.mediaType } : {};
  const body = content && !hasNoBody(status) ? content.text : null;
  return new Response(body, { status, headers: { ...headers, ...HEADERS, ...type } });
}

export function respondWithFailure(
  { envelope }: SandboxApi,
  operation: SandboxOperation,
  { code: failure, text, reason }: { code: number; text: string; reason: string },
  accept: string | null,
): Response {
  if (!envelope || !operation.codes?.includes(failure)) {
    return withReason(respondWithStatus(operation, failure, reason, accept), reason);
  }
  const { code, message, data } = envelope;
  return withReason(respondWithJson({ [code]: failure, [message]: text, [data]: null }), reason);
}

export function respondWithProblem(status: number, reason: string): Response {
  return withReason(respondWithAnswer(describeProblem(status, reason)), reason);
}

/** Sends the response declared for a status, otherwise problem details (RFC 9457). */
function respondWithStatus(operation: SandboxOperation, status: number, reason: string, accept: string | null) {
  const response = respondWithAnswer(declaredAnswer(operation, status, accept) ?? describeProblem(status, reason));
  const [[key] = []] = operation.security;
  if (status === 401 && key)
    response.headers.set('WWW-Authenticate', key.prefix?.trim() ?? `ApiKey name="${key.name}"`);
  return response;
}

function declaredAnswer({ answers }: SandboxOperation, status: number, accept: string | null): Answer | undefined {
  try {
    const answer = writeAnswer(findAnswer(answers, status), status, {}, accept);
    return answer.content && answer;
  } catch (error) {
    if (error instanceof NoAnswer) return undefined;
    throw error;
  }
}

/** Headers hold only ASCII: other text is percent-encoded; unpaired surrogates, which cannot be, are replaced. */
function withReason(response: Response, reason: string): Response {
  const text = shortenText(reason).replace(/\p{Surrogate}/gu, '\ufffd');
  response.headers.set(REASON_HEADER, text.replace(/[^\x20-\x7e]|%/gu, encodeURIComponent));
  return response;
}

/** Omits the document's envelope, so that the error is not mistaken for a declared response. */
export function respondWithoutCall(
  { envelope }: SandboxApi,
  type: OwnError,
  message: string,
  headers: Record<string, string> = {},
): Response {
  if (envelope) return respondWithError(type, message, headers);
  return withHeaders(respondWithProblem(STATUS[type], message), headers);
}

export function respondWithError(type: OwnError, message: string, headers: Record<string, string> = {}): Response {
  return withHeaders(withReason(respondWithJson({ error: { type, message } }, STATUS[type]), message), headers);
}

export function withHeaders(response: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

export function respondWithJson(value: Json, status = 200, mediaType = 'application/json'): Response {
  return new Response(JSON.stringify(value), { status, headers: { ...HEADERS, 'Content-Type': mediaType } });
}

export function respondToPreflight(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...HEADERS,
      'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, QUERY',
      'Access-Control-Allow-Headers': request.headers.get('Access-Control-Request-Headers') ?? '*',
      'Access-Control-Max-Age': '86400',
    },
  });
}
