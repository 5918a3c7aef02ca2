import type { SandboxApi, SandboxOperation } from '../api';
import { isBinary, type Json, type Result } from '../types';

/** What happened to a request that reached no operation, or that the sandbox could not answer as the document says. */
export type OwnError =
  | 'unknown-call'
  | 'unknown-control'
  | 'unknown-method'
  | 'foreign-page'
  | 'bad-request'
  | 'sandbox-mistake';

const STATUS: Record<OwnError, number> = {
  'unknown-call': 404,
  'unknown-control': 404,
  'unknown-method': 405,
  'foreign-page': 403,
  'bad-request': 400,
  'sandbox-mistake': 500,
};

/** Any page may call; what is read once may be something else the next time. */
const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': '*',
  'Cache-Control': 'no-store',
};

/** What the document says of a call that did what it should. All documented results have the HTTP status 200. */
export function respondWithResult({ envelope }: SandboxApi, operation: SandboxOperation, result: Result): Response {
  if (isBinary(result)) {
    return new Response(result.bytes.slice(), { headers: { ...HEADERS, 'Content-Type': result.mediaType } });
  }
  const { code, success, message, data, text } = envelope;
  return respondWithJson({ [code]: success, [message]: text, [data]: result }, 200, operation.result.mediaType);
}

/** A failure of the document. `reason` says more than its text, in a header: the text is that of the document. */
export function respondWithFailure(
  { envelope }: SandboxApi,
  { code: failure, text, reason }: { code: number; text: string; reason?: string },
): Response {
  const { code, message, data } = envelope;
  const response = respondWithJson({ [code]: failure, [message]: text, [data]: null });
  if (reason) response.headers.set('Sandbox-Reason', encodeHeader(reason));
  return response;
}

/** A header holds only ASCII; what cannot even be encoded is half of a character. */
function encodeHeader(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd').replace(/[^\x20-\x7e]/gu, encodeURIComponent);
}

/** Answers that are not the API's are not in its envelope, so that nobody takes one for the other. */
export function respondWithError(type: OwnError, message: string, headers: Record<string, string> = {}): Response {
  const response = respondWithJson({ error: { type, message } }, STATUS[type]);
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

export function respondWithJson(value: Json, status = 200, mediaType = 'application/json'): Response {
  return new Response(JSON.stringify(value), { status, headers: { ...HEADERS, 'Content-Type': mediaType } });
}

/** The answer to a browser that asks whether it may call. */
export function respondToPreflight(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...HEADERS,
      'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
      'Access-Control-Allow-Headers': request.headers.get('Access-Control-Request-Headers') ?? '*',
      'Access-Control-Max-Age': '86400',
    },
  });
}
