import type { SandboxApi, SandboxOperation } from '../api';
import { shortenText } from '../own/log';
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

/** Says why a request was refused; `decodeURIComponent` decodes it. */
export const REASON_HEADER = 'Sandbox-Reason';

/** Any page may call; what is read once may be something else the next time. */
const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': `*, ${REASON_HEADER}`,
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

/** A failure of the document, in its own words; `reason`, in a header, says more. */
export function respondWithFailure(
  { envelope }: SandboxApi,
  { code: failure, text, reason }: { code: number; text: string; reason: string },
): Response {
  const { code, message, data } = envelope;
  return withReason(respondWithJson({ [code]: failure, [message]: text, [data]: null }), reason);
}

/** A header holds only ASCII: the rest is percent-encoded. What cannot even be encoded is half of a character. */
function withReason(response: Response, reason: string): Response {
  const text = shortenText(reason).replace(/\p{Surrogate}/gu, '\ufffd');
  response.headers.set(REASON_HEADER, text.replace(/[^\x20-\x7e]|%/gu, encodeURIComponent));
  return response;
}

/** Answers that are not the API's are not in its envelope, so that nobody takes one for the other. */
export function respondWithError(type: OwnError, message: string, headers: Record<string, string> = {}): Response {
  const response = withReason(respondWithJson({ error: { type, message } }, STATUS[type]), message);
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
