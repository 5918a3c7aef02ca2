import { expect } from 'vitest';
import type { SamplePair, SampleRequest } from '../../../plugins/samples/core/sample/types';
import type { Arrived } from './arrived';
import { parseMultipart } from './parse-multipart';

export interface Limits {
  /** Browser and mini-game scripts cannot set cookies. */
  cookies: boolean;
}

export const variables: Record<string, string> = {
  sessionKey: 'k+/=&%"$\'`x#? 🔑\\',
  gameSecret: '$(rm) `x` ${y} !z',
  accessToken: 't0k-en.~_',
  clientSecret: 'c&s',
  apiUser: 'ann',
  apiPassword: 'p:w "$x" `y` \\',
};

const BASIC = Buffer.from(`${variables.apiUser}:${variables.apiPassword}`).toString('base64');
/** Computed by readers of mini-game samples. */
variables.credentials = BASIC;

/** For server samples. */
export const environment: Record<string, string> = {
  SESSION_KEY: variables.sessionKey ?? '',
  GAME_SECRET: variables.gameSecret ?? '',
  ACCESS_TOKEN: variables.accessToken ?? '',
  CLIENT_SECRET: variables.clientSecret ?? '',
  API_USER: variables.apiUser ?? '',
  API_PASSWORD: variables.apiPassword ?? '',
};

const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD');

function valueOf({ value }: SamplePair): string {
  if ('literal' in value) return wellFormed(value.literal);
  return wellFormed(value.prefix ?? '') + (variables[value.variable] ?? '');
}

/** Decodes `+` as a space, like servers. */
function parsePairs(encoded: string): Array<[string, string]> {
  if (encoded === '') return [];
  return encoded.split('&').map((pair) => {
    const at = pair.includes('=') ? pair.indexOf('=') : pair.length;
    const decode = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));
    return [decode(pair.slice(0, at)), decode(pair.slice(at + 1))];
  });
}

const pairsOf = (pairs: SamplePair[]) => pairs.map((pair): [string, string] => [wellFormed(pair.name), valueOf(pair)]);

/** Headers are ASCII: controls become spaces, and other scripts are percent-encoded. */
function headerText(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/[^\x20-\x7E]/gu, encodeURIComponent)
    .trim();
}

function expectCookies(header: string | undefined, cookies: SamplePair[]): void {
  const arrived = (header ?? '').split('; ').filter((cookie) => cookie !== '');
  const decoded = arrived.map((cookie) => {
    const at = cookie.indexOf('=');
    return [cookie.slice(0, at), decodeURIComponent(cookie.slice(at + 1))];
  });
  expect(decoded).toEqual(pairsOf(cookies));
}

/** Browsers write line breaks in form fields as CR LF. */
const normalBreaks = (text: string) => text.replace(/\r\n|\r|\n/g, '\n');

function expectMultipart(arrived: Arrived, body: Extract<SampleRequest['body'], { kind: 'multipart' }>): void {
  const parts = parseMultipart(arrived.headers.get('content-type') ?? '', arrived.body).map((part, index) => {
    const comparable = { ...part, name: normalBreaks(part.name), text: normalBreaks(part.text) };
    const expected = body.parts[index];
    // curl and browsers guess types of files.
    if (expected?.contentType === undefined) delete comparable.contentType;
    return comparable;
  });
  const expected = body.parts.map((part) => ({
    name: normalBreaks(wellFormed(part.name)),
    text: normalBreaks(part.fileName === undefined ? valueOf(part) : fileContent(part.fileName)),
    ...(part.fileName === undefined ? {} : { fileName: part.fileName }),
    ...(part.contentType === undefined ? {} : { contentType: part.contentType }),
  }));
  expect(parts).toEqual(expected);
}

export function fileContent(name: string): string {
  return `content of ${name}\r\n\u0000 --x`;
}

async function expectBody(arrived: Arrived, request: SampleRequest): Promise<void> {
  const { body } = request;
  const text = arrived.body.toString('utf8');
  if (!body) return expect(text).toBe('');
  const contentType = arrived.headers.get('content-type') ?? '';
  switch (body.kind) {
    case 'json':
      expect(contentType).toBe(body.mediaType);
      return expect(JSON.stringify(JSON.parse(text))).toBe(
        JSON.stringify(body.value).replace(/\\ud[89a-f]\w\w/g, '\uFFFD'),
      );
    case 'form':
      expect(contentType).toMatch(/^application\/x-www-form-urlencoded/);
      return expect(parsePairs(text)).toEqual(pairsOf(body.pairs));
    case 'text':
      expect(contentType).toBe(body.mediaType);
      return expect(text).toBe(wellFormed(body.text));
    case 'binary':
      expect(contentType).toBe(body.mediaType);
      return expect(text).toBe(fileContent(body.fileName));
    case 'multipart':
      return expectMultipart(arrived, body);
  }
}

export async function expectArrived(
  arrived: Arrived | undefined,
  request: SampleRequest,
  limits: Limits,
): Promise<void> {
  if (!arrived) throw new Error('The request did not arrive.');
  expect(arrived.method).toBe(request.method);
  expect(arrived.path).toBe(request.url.replace(/^[a-z]+:\/\/[^/]*/, ''));
  expect(parsePairs(arrived.query)).toEqual([...pairsOf(request.query), ...parsePairs(request.rawQuery ?? '')]);
  for (const header of request.headers) {
    const name = header.name.replace(/[^\x20-\x7E]/gu, encodeURIComponent).toLowerCase();
    expect([name, arrived.headers.get(name)?.trim()]).toEqual([name, headerText(valueOf(header))]);
  }
  if (request.login) expect(arrived.headers.get('authorization')).toBe(`Basic ${BASIC}`);
  if (limits.cookies) expectCookies(arrived.headers.get('cookie'), request.cookies);
  await expectBody(arrived, request);
}
