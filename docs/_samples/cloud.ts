import type { Calls, Int64 } from './api';

export type * from './api';

/** The address of the service: replace it with yours. */
export const BASE = 'https://cloud.example.com';

export type Method = keyof Calls;
export type Query = Record<string, string | number | string[] | undefined>;
/** A number, or a string of its digits if a number would lose some: compare `String(id)`. */
export type Id = Int64;

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

// #region fetch
/** For browsers and Node. */
export const withFetch: Transport = async ({ method, url, body }) => {
  const headers: HeadersInit = body === undefined ? {} : { 'Content-Type': 'application/json' };
  const response = await fetch(url, { method, body, headers, cache: 'no-store' });
  return response.text();
};
// #endregion

// #region xhr
/** For every target of Cocos Creator. */
export const withXhr: Transport = ({ method, url, body }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    if (body !== undefined) request.setRequestHeader('Content-Type', 'application/json');
    request.onload = () => resolve(request.responseText);
    request.onerror = () => reject(new Error('no answer'));
    request.send(body);
  });
// #endregion

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
export function createCloud(send: Transport = withFetch, base = BASE): Call {
  async function call(method: Method, path: string, query: Query = {}, body?: object) {
    const pairs = Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value = '']) => `${name}=${encodeURIComponent(String(value))}`);
    const url = `${base}${path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
    const text = await send({ method, url, body: body && JSON.stringify(body) });
    const reply = parseExactly(text);
    if (!isEnvelope(reply)) throw new Error('The answer has no envelope.');
    if (reply.code !== 0) throw new CloudError(reply.code, reply.msg);
    return reply.data;
  }
  return call as Call;
}

interface Reply {
  code: number;
  msg: string;
  data?: unknown;
}

function isEnvelope(reply: unknown): reply is Reply {
  return typeof (reply as Partial<Reply> | null)?.code === 'number';
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

// #region types
type Pattern<Template extends string> = Template extends `${infer Start}{${string}}${infer End}`
  ? `${Start}${string}${Pattern<End>}`
  : Template;

/** What a call takes and returns. */
type Found<M extends Method, P extends string> = {
  [T in keyof Calls[M]]: T extends string
    ? P extends Pattern<T>
      ? Calls[M][T]
      : never
    : never;
}[keyof Calls[M]];

/** The paths of a method; where the document has `{id}`, an id, percent-encoded. */
export type Path<M extends Method> = Pattern<keyof Calls[M] & string>;
export type Data<M extends Method, P extends string> =
  Found<M, P> extends { data: infer D } ? D : unknown;

/** The query without `Known`, and the body if the call has one. */
export type Input<M extends Method, P extends string, Known extends string = never> = Arguments<
  Omit<Found<M, P> extends { query?: infer Q } ? Q : unknown, Known>,
  Found<M, P>
>;
type Arguments<Q, Call> = 'body' extends keyof Call
  ? Call extends { body: infer Body }
    ? [query: Q, body: Body]
    : [query: Q, body?: Call['body']]
  : object extends Q
    ? [query?: Q]
    : [query: Q];

/** A call whose path is not known before it runs. */
export type AnyCall = <Answer>(
  method: Method,
  path: string,
  ...input: AnyInput
) => Promise<Answer>;
export type AnyInput = [query?: Query, body?: object];

export type Call = <M extends Method, P extends Path<M>>(
  method: M,
  path: P,
  ...input: Input<M, P>
) => Promise<Data<M, P>>;
// #endregion
