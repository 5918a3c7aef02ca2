import type { Answer } from './chooseAnswer';

const TITLES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
};

/** Problem details (RFC 9457). */
export function describeProblem(status: number, detail: string): Answer {
  const problem = { type: 'about:blank', title: TITLES[status] ?? `HTTP ${status}`, status, detail };
  return { status, headers: {}, content: { mediaType: 'application/problem+json', text: JSON.stringify(problem) } };
}
