/** The address of the service: replace it with yours. */
export const BASE = 'https://cloud.example.com';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Query = Record<string, string | number | undefined>;
/** A number, or a string of its digits if a number would lose some: compare `String(id)`. */
export type Id = number | string;

/** The service refused the call; `code` says why. */
export class CloudError extends Error {
  readonly code: number;

  constructor(code: number, msg: string) {
    super(`${code} ${msg}`);
    this.code = code;
  }
}

/** Sends a request, and resolves with the text of the answer. */
export type Transport = (request: {
  method: Method;
  url: string;
  body?: string;
}) => Promise<string>;

/** For browsers, Cocos Creator and Node. */
export const withFetch: Transport = async ({ method, url, body }) => {
  const headers: HeadersInit = body === undefined ? {} : { 'Content-Type': 'application/json' };
  const response = await fetch(url, { method, body, headers, cache: 'no-store' });
  return response.text();
};

/** What the platforms of mini-games have in common. */
export type PlatformRequest = (options: {
  url: string;
  method: Method;
  data?: string;
  header: Record<string, string>;
  dataType: string;
  success(result: { data: string }): void;
  fail(error: { errMsg: string }): void;
}) => void;

/** For mini-games: pass `request` of the platform. */
export function withRequest(request: PlatformRequest): Transport {
  return ({ method, url, body }) =>
    new Promise((resolve, reject) => {
      request({
        url,
        method,
        data: body,
        header: { 'content-type': 'application/json' },
        dataType: 'text', // as JSON, the platform would round large ids
        success: ({ data }) => resolve(data),
        fail: ({ errMsg }) => reject(new Error(errMsg)),
      });
    });
}

/** `call` resolves with `data`, and rejects with a `CloudError` if the service refuses it. */
export function createCloud(send: Transport = withFetch, base = BASE) {
  return async function call<Data = unknown>(
    method: Method,
    path: string,
    query: Query = {},
    body?: object,
  ) {
    const pairs = Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`);
    const url = `${base}${path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
    const text = await send({ method, url, body: body && JSON.stringify(body) });
    const reply = parseExactly(text);
    if (!isEnvelope(reply)) throw new Error('The answer has no envelope.');
    if (reply.code !== 0) throw new CloudError(reply.code, reply.msg);
    return reply.data as Data;
  };
}

interface Envelope {
  code: number;
  msg: string;
  data?: unknown;
}

function isEnvelope(reply: unknown): reply is Envelope {
  return typeof (reply as Partial<Envelope> | null)?.code === 'number';
}

// #region parse
const STRING_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Like `JSON.parse`, but an integer that a number cannot hold becomes a string of its digits. */
export function parseExactly(text: string): unknown {
  return JSON.parse(text.replace(STRING_OR_NUMBER, quoteLargeInteger));
}

function quoteLargeInteger(token: string): string {
  const isLarge = /^-?\d+$/.test(token) && !Number.isSafeInteger(Number(token));
  return isLarge ? `"${token}"` : token;
}
// #endregion
