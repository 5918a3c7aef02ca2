import { expect } from 'vitest';
import type { SamplePair, SampleRequest } from '../../../../plugins/openapi/core/samples/types';
import type { Arrived } from './arrived';

/** What a client cannot or need not send. */
export interface Limits {
  /** Scripts of browsers and mini-games set no cookies. */
  cookies: boolean;
}

/** Values that the variables of the samples have. */
export const variables: Record<string, string> = {
  sessionKey: 'k+/=&%"$\'`x#? 🔑\\',
  gameSecret: '$(rm) `x` ${y} !z',
  accessToken: 't0k-en.~_',
};

/** The environment of samples that run on a server. */
export const environment: Record<string, string> = {
  SESSION_KEY: variables.sessionKey ?? '',
  GAME_SECRET: variables.gameSecret ?? '',
  ACCESS_TOKEN: variables.accessToken ?? '',
};

const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD');

function valueOf({ value }: SamplePair): string {
  if ('literal' in value) return wellFormed(value.literal);
  return wellFormed(value.prefix ?? '') + (variables[value.variable] ?? '');
}

/** Decodes as servers do: `+` is a blank. */
function parsePairs(encoded: string): Array<[string, string]> {
  if (encoded === '') return [];
  return encoded.split('&').map((pair) => {
    const at = pair.includes('=') ? pair.indexOf('=') : pair.length;
    const decode = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));
    return [decode(pair.slice(0, at)), decode(pair.slice(at + 1))];
  });
}

const pairsOf = (pairs: SamplePair[]) => pairs.map((pair): [string, string] => [wellFormed(pair.name), valueOf(pair)]);

/** HTTP carries ASCII: controls become a blank, other scripts are percent-encoded, blanks at the ends are not kept. */
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

/** Browsers write line breaks in fields of a form as CR LF. */
const normalBreaks = (text: string) => text.replace(/\r\n|\r|\n/g, '\n');

async function expectMultipart(
  arrived: Arrived,
  body: Extract<SampleRequest['body'], { kind: 'multipart' }>,
): Promise<void> {
  const headers = { 'Content-Type': arrived.headers.get('content-type') ?? '' };
  const form = await new Response(new Uint8Array(arrived.body), { headers }).formData();
  const parts = await Promise.all(
    [...form].map(async ([name, value]) => {
      if (typeof value === 'string') return { name: normalBreaks(name), text: normalBreaks(value) };
      return { name: normalBreaks(name), text: normalBreaks(await value.text()), fileName: value.name };
    }),
  );
  const expected = body.parts.map((part) => {
    const name = normalBreaks(wellFormed(part.name));
    if (part.fileName !== undefined)
      return { name, text: normalBreaks(fileContent(part.fileName)), fileName: part.fileName };
    return { name, text: normalBreaks(valueOf(part)) };
  });
  // A field with a type may come as a nameless file: that is how FormData has to send it.
  const comparable = parts.map((part, index) =>
    body.parts[index]?.fileName === undefined ? { name: part.name, text: part.text } : part,
  );
  expect(comparable).toEqual(expected);
}

/** Content of the files that samples send. */
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

/** Compares what arrived with what the request says. */
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
  if (limits.cookies) expectCookies(arrived.headers.get('cookie'), request.cookies);
  await expectBody(arrived, request);
}
