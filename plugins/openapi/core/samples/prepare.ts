import type { Json } from '../json';
import { encodeIllegalInPath, encodeIllegalInQuery, wellFormed } from '../request/percent';
import { ENGLISH_COMMENTS, type SampleComments } from './comments';
import { cookieText, headerName, headerText } from './header-text';
import { compact, type Template, type TemplatePair } from './template';
import { kebabCase } from './text/names';
import type { Envelope, SampleBody, SampleLogin, SamplePair, SampleRequest, SampleValue } from './types';

export interface PreparedFile {
  name: string;
  fileName: string;
  contentType?: string;
}

export interface PreparedField extends TemplatePair {
  fileName?: undefined;
  contentType?: string;
}

export type PreparedPart = PreparedFile | PreparedField;

export type PreparedBody =
  | Exclude<SampleBody, { kind: 'form' | 'multipart' }>
  | { kind: 'form'; pairs: TemplatePair[] }
  | { kind: 'multipart'; parts: PreparedPart[] };

/** A request without anything that no language can send; values are templates. */
export interface PreparedRequest {
  name: string;
  method: string;
  /** `base` and `path` in one. */
  url: string;
  /** The address of the server, or an empty string. */
  base: string;
  /** The encoded rest of the URL. */
  path: string;
  query: TemplatePair[];
  rawQuery?: string;
  /** Unique names, sent as they are. */
  headers: TemplatePair[];
  /** The login behind the Authorization header, for languages with a shorter way to write it. */
  login?: SampleLogin;
  clientCertificate: boolean;
  cookieNames: string[];
  cookies?: Template;
  body?: PreparedBody;
  contentType?: string;
  result: SampleRequest['result'];
  resultFile: string;
  envelope?: Envelope;
  pollSeconds?: number;
  comments: SampleComments;
}

function wellFormedJson(value: Json): Json {
  if (typeof value === 'string') return wellFormed(value);
  if (Array.isArray(value)) return value.map(wellFormedJson);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [wellFormed(name), wellFormedJson(member)]));
}

function templateOf(value: SampleValue): Template {
  if ('literal' in value) return compact([wellFormed(value.literal)]);
  return compact([wellFormed(value.prefix ?? ''), { variable: value.variable, encode: false }]);
}

function preparePair({ name, value }: SamplePair): TemplatePair {
  return { name: wellFormed(name), value: templateOf(value) };
}

function prepareBody(body: SampleBody): PreparedBody {
  switch (body.kind) {
    case 'json':
      return { ...body, value: wellFormedJson(body.value) };
    case 'form':
      return { kind: 'form', pairs: body.pairs.map(preparePair) };
    case 'text':
      return { ...body, text: wellFormed(body.text) };
    case 'binary':
      return { ...body, fileName: wellFormed(body.fileName) };
    case 'multipart':
      return { kind: 'multipart', parts: body.parts.map(preparePart) };
  }
}

function preparePart(part: SamplePair & { fileName?: string; contentType?: string }): PreparedPart {
  const contentType = part.contentType === undefined ? undefined : headerText(wellFormed(part.contentType));
  if (part.fileName !== undefined)
    return { name: wellFormed(part.name), fileName: wellFormed(part.fileName), contentType };
  return { ...preparePair(part), contentType };
}

function prepareEnvelope({ code, data, message, success }: Envelope): Envelope {
  return {
    code: wellFormed(code),
    success: wellFormedJson(success),
    message: wellFormed(message),
    data: wellFormed(data),
  };
}

function prepareHeaders(headers: SamplePair[], login: SampleLogin | undefined): TemplatePair[] {
  const byName = new Map<string, TemplatePair>();
  if (login) byName.set('authorization', loginHeader(login));
  for (const pair of headers) {
    const name = headerName(pair.name);
    if (name === '' || (login && name.toLowerCase() === 'authorization')) continue;
    const value = templateOf(pair.value).map((part) => (typeof part === 'string' ? headerText(part) : part));
    const earlier = byName.get(name.toLowerCase());
    if (earlier) earlier.value = compact([...earlier.value, ', ', ...value]);
    else byName.set(name.toLowerCase(), { name, value });
  }
  return [...byName.values()];
}

/** The sample computes Basic credentials; Digest credentials depend on the server's challenge. */
function loginHeader({ scheme }: SampleLogin): TemplatePair {
  const slot = { variable: 'credentials', encode: false };
  const value: Template = scheme === 'basic' ? ['Basic ', { ...slot, local: true }] : ['Digest ', slot];
  return { name: 'Authorization', value };
}

export function withoutLogin({ headers, login }: PreparedRequest): TemplatePair[] {
  return login ? headers.slice(1) : headers;
}

function prepareCookies(cookies: SamplePair[]): Template | undefined {
  const named = cookies.filter(({ name }) => name !== '');
  if (named.length === 0) return undefined;
  const written = named.map(({ name, value }): Template => {
    const text = templateOf(value).map((part) => (typeof part === 'string' ? cookieText(part, false) : part));
    return [`${cookieText(name, true)}=`, ...text];
  });
  return compact(written.flatMap((cookie, index) => (index === 0 ? cookie : ['; ', ...cookie])));
}

/** Splits a URL that, against the contract, has a query or fragment. The query is sent; the fragment never is. */
function splitUrl(url: string): { url: string; query?: string } {
  const [, start = '', query] = /^([^?#]*)(?:\?([^#]*))?/.exec(url) ?? [];
  const [, origin = '', path = ''] = /^([a-z][a-z0-9+.-]*:\/\/[^/]*)?([^]*)$/i.exec(start) ?? [];
  return { url: origin.replace(/[\s'"\\`$\p{Cc}]/gu, '') + encodePath(path), query };
}

function encodePath(path: string): string {
  const parts = path.split(/(\{[\w.-]+\})/);
  return parts.map((part, index) => (index % 2 === 1 ? part : encodeIllegalInPath(part))).join('');
}

function divideUrl(url: string, server: string | undefined): { base: string; path: string } {
  const address = server === undefined ? '' : cleanAddress(server);
  const isServer = address !== '' && /^($|\/)/.test(url.slice(address.length)) && url.startsWith(address);
  const base = isServer ? address : (/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i.exec(url)?.[0] ?? '');
  return { base, path: url.slice(base.length) };
}

export function cleanAddress(url: string): string {
  return splitUrl(url).url;
}

function mediaTypeOf(body: SampleBody | undefined): string | undefined {
  return body && 'mediaType' in body ? headerText(wellFormed(body.mediaType)) : undefined;
}

export function prepareRequest(request: SampleRequest): PreparedRequest {
  const { url, query } = splitUrl(request.url);
  const rawQuery = [query, request.rawQuery].filter((part) => part !== undefined && part !== '').join('&');
  const method = request.method.replace(/[^!#$%&'*+\-.^_`|~A-Za-z0-9]/g, '') || 'GET';
  // Clients send no body with HEAD, and servers ignore it.
  const body = method === 'HEAD' ? undefined : request.body;
  return {
    name: request.name,
    method,
    url,
    ...divideUrl(url, request.server),
    query: request.query.map(preparePair),
    rawQuery: rawQuery === '' ? undefined : encodeIllegalInQuery(rawQuery),
    headers: prepareHeaders(request.headers, request.login),
    login: request.login,
    clientCertificate: request.clientCertificate === true,
    cookieNames: request.cookies.map(({ name }) => headerText(wellFormed(name))).filter((name) => name !== ''),
    cookies: prepareCookies(request.cookies),
    body: body && prepareBody(body),
    contentType: mediaTypeOf(body),
    result: request.result,
    resultFile: wellFormed(request.resultFile ?? `${kebabCase(request.name)}.bin`),
    envelope: request.envelope && prepareEnvelope(request.envelope),
    pollSeconds: request.pollSeconds,
    comments: request.comments ?? ENGLISH_COMMENTS,
  };
}

/** Whether the envelope's code decides success, regardless of the HTTP status. */
export function decidesByCode({ envelope, result }: PreparedRequest): boolean {
  return envelope !== undefined && (result === 'json' || result === 'none');
}
