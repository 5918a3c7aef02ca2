import { wellFormed } from '../../../shared/core/wellFormed';
import { encodeIllegalInPath, encodeIllegalInQuery, percentEncode } from '../request/percent';
import { kebabCase } from '../text/names';
import { ENGLISH_COMMENTS, type SampleComments } from './comments';
import { compact, type Template, type TemplatePair } from './template';
import type { MultipartPart, SampleBody, SampleLogin, SamplePair, SampleRequest, SampleValue } from './types';

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

/** A request without anything that no language can send; values are templates. `url`: `base` and `path` in one. */
export interface PreparedRequest extends Omit<SampleRequest, 'server' | 'query' | 'headers' | 'cookies' | 'body'> {
  /** The address of the server, or an empty string. */
  base: string;
  /** The encoded rest of the URL. */
  path: string;
  query: TemplatePair[];
  /** Unique names, sent as they are. The first is Authorization if there is a `login`. */
  headers: TemplatePair[];
  clientCertificate: boolean;
  cookieNames: string[];
  cookies?: Template;
  body?: PreparedBody;
  contentType?: string;
  resultFile: string;
  comments: SampleComments;
}

function withWellFormedTexts<T>(value: T): T {
  if (typeof value === 'string') return wellFormed(value) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withWellFormedTexts) as T;
  const members = Object.entries(value).map(([name, member]) => [wellFormed(name), withWellFormedTexts(member)]);
  return Object.fromEntries(members) as T;
}

function templateOf(value: SampleValue): Template {
  return compact('literal' in value ? [value.literal] : [value.prefix ?? '', { variable: value.variable }]);
}

function preparePair({ name, value }: SamplePair): TemplatePair {
  return { name, value: templateOf(value) };
}

function prepareBody(body: SampleBody): PreparedBody {
  if (body.kind === 'form') return { kind: 'form', pairs: body.pairs.map(preparePair) };
  return body.kind === 'multipart' ? { kind: 'multipart', parts: body.parts.map(preparePart) } : body;
}

function preparePart({ fileName, contentType: type, ...pair }: MultipartPart): PreparedPart {
  const contentType = type === undefined ? undefined : headerText(type);
  return fileName === undefined ? { ...preparePair(pair), contentType } : { name: pair.name, fileName, contentType };
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
  const variable = 'credentials';
  const value: Template = scheme === 'basic' ? ['Basic ', { variable, local: true }] : ['Digest ', { variable }];
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

export function prepareRequest({ comments = ENGLISH_COMMENTS, ...given }: SampleRequest): PreparedRequest {
  const { server, ...request } = withWellFormedTexts(given);
  const { url, query } = splitUrl(request.url);
  const rawQuery = [query, request.rawQuery].filter((part) => part !== undefined && part !== '').join('&');
  const method = request.method.replace(/[^!#$%&'*+\-.^_`|~A-Za-z0-9]/g, '') || 'GET';
  // Clients send no body with HEAD, and servers ignore it.
  const body = method === 'HEAD' ? undefined : request.body;
  return {
    ...request,
    method,
    url,
    ...divideUrl(url, server),
    query: request.query.map(preparePair),
    rawQuery: rawQuery === '' ? undefined : encodeIllegalInQuery(rawQuery),
    headers: prepareHeaders(request.headers, request.login),
    clientCertificate: request.clientCertificate === true,
    // A list has a cookie for each item.
    cookieNames: [...new Set(request.cookies.map(({ name }) => headerText(name)))].filter((name) => name !== ''),
    cookies: prepareCookies(request.cookies),
    body: body && prepareBody(body),
    contentType: body && 'mediaType' in body ? headerText(body.mediaType) : undefined,
    resultFile: request.resultFile ?? `${kebabCase(request.name)}.bin`,
    comments,
  };
}

/** Clients in JavaScript send no body with GET: `fetch` throws, and mini-games send it as the query. */
export function sentBody({ method, body }: PreparedRequest): PreparedBody | undefined {
  return method === 'GET' ? undefined : body;
}

/** Whether the envelope's code decides success, regardless of the HTTP status. */
export function decidesByCode({ envelope, result }: PreparedRequest): boolean {
  return envelope !== undefined && (result === 'json' || result === 'none');
}

/** Percent-encodes what a header name must not contain (RFC 9110, section 5.6.2); clients reject it. */
function headerName(name: string): string {
  return percentEncode(name, "!#$%&'*+^`|");
}

/** Replaces control characters, which could start another header, and percent-encodes non-ASCII text. */
function headerText(text: string): string {
  return text.replace(/[\p{Cc}]+/gu, ' ').replace(/[^\x20-\x7E]+/gu, (part) => percentEncode(part));
}

/** Percent-encodes `%` and what a cookie must not contain (RFC 6265, section 4.1.1). */
function cookieText(text: string, isName: boolean): string {
  return percentEncode(text, isName ? "!#$&'*+^`|" : "!#$&'()*+/:<=>?@[]^`{|}");
}
