import type { SandboxApi, SandboxOperation } from '../api';
import { findAnswer } from '../findAnswer';
import type { SentRequest } from '../request/sentRequest';
import { shortenText } from '../state/log';
import { isBinary, type Json, type Result } from '../types';
import { type Answer, hasNoBody, NoAnswer, writeAnswer } from './chooseAnswer';
import { describeProblem } from './problem';
import type { Reply } from './reply';

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

export function respondWithResult(
  { envelope }: SandboxApi,
  { result: declared }: SandboxOperation,
  result: Result,
): Reply {
  const { kind, mediaType, status = 200 } = declared;
  if (isBinary(result)) {
    return { status, headers: { ...HEADERS, 'Content-Type': result.mediaType }, body: result.bytes };
  }
  if (hasNoBody(status) || (!envelope && kind === 'none')) return { status, headers: HEADERS, body: null };
  if (kind === 'text') return respondWithAnswer({ status, headers: {}, content: { mediaType, text: String(result) } });
  if (!envelope) return respondWithJson(result, status, mediaType);
  const { code, success, message, data, text } = envelope;
  return respondWithJson({ [code]: success, [message]: text, [data]: result }, status, mediaType);
}

export function respondWithAnswer({ status, headers, content }: Answer): Reply {
  const type: Record<string, string> = content ? { 'Content-Type': content.mediaType } : {};
  const body = content && !hasNoBody(status) ? content.text : null;
  return { status, headers: { ...headers, ...HEADERS, ...type }, body };
}

export function respondWithFailure(
  { envelope }: SandboxApi,
  operation: SandboxOperation,
  { code: failure, text, reason }: { code: number; text: string; reason: string },
  accept: string | null,
): Reply {
  if (!envelope || !operation.codes?.includes(failure)) {
    return withReason(respondWithStatus(operation, failure, reason, accept), reason);
  }
  const { code, message, data } = envelope;
  return withReason(respondWithJson({ [code]: failure, [message]: text, [data]: null }), reason);
}

export function respondWithProblem(status: number, reason: string): Reply {
  return withReason(respondWithAnswer(describeProblem(status, reason)), reason);
}

/** Sends the response declared for a status, otherwise problem details (RFC 9457). */
function respondWithStatus(operation: SandboxOperation, status: number, reason: string, accept: string | null) {
  const response = respondWithAnswer(declaredAnswer(operation, status, accept) ?? describeProblem(status, reason));
  const [[key] = []] = operation.security;
  if (status !== 401 || !key) return response;
  return withHeaders(response, { 'WWW-Authenticate': key.prefix?.trim() ?? `ApiKey name="${key.name}"` });
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
function withReason(response: Reply, reason: string): Reply {
  const text = shortenText(reason).replace(/\p{Surrogate}/gu, '\ufffd');
  return withHeaders(response, { [REASON_HEADER]: text.replace(/[^\x20-\x7e]|%/gu, encodeURIComponent) });
}

/** Omits the document's envelope, so that the error is not mistaken for a declared response. */
export function respondWithoutCall(
  { envelope }: SandboxApi,
  type: OwnError,
  message: string,
  headers: Record<string, string> = {},
): Reply {
  if (envelope) return respondWithError(type, message, headers);
  return withHeaders(respondWithProblem(STATUS[type], message), headers);
}

export function respondWithError(type: OwnError, message: string, headers: Record<string, string> = {}): Reply {
  return withHeaders(withReason(respondWithJson({ error: { type, message } }, STATUS[type]), message), headers);
}

export function withHeaders(response: Reply, headers: Record<string, string>): Reply {
  return { ...response, headers: { ...response.headers, ...headers } };
}

export function respondWithJson(value: Json, status = 200, mediaType = 'application/json'): Reply {
  return { status, headers: { ...HEADERS, 'Content-Type': mediaType }, body: JSON.stringify(value) };
}

export function respondToPreflight(headers: SentRequest['headers']): Reply {
  const allowed = {
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, QUERY',
    'Access-Control-Allow-Headers': headers.get('Access-Control-Request-Headers') ?? '*',
    'Access-Control-Max-Age': '86400',
  };
  return { status: 204, headers: { ...HEADERS, ...allowed }, body: null };
}
