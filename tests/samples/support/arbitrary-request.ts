import fc from 'fast-check';
import { percentEncode } from '../../../plugins/samples/core/request/percent';
import type { SampleBody, SamplePair, SampleRequest, SampleValue } from '../../../plugins/samples/core/sample/types';
import type { Json } from '../../../plugins/shared/core/json';
import { text } from './awkward-text';
import { envelope } from './realistic-requests';

const literal: fc.Arbitrary<SampleValue> = text.map((value) => ({ literal: value }));
const variable: fc.Arbitrary<SampleValue> = fc.record({ variable: fc.constantFrom('sessionKey', 'gameSecret') });

/** Variables need a name: curl cannot encode a value without one. */
const pair: fc.Arbitrary<SamplePair> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ name: text, value: literal }) },
  { weight: 1, arbitrary: fc.record({ name: text.filter((name) => name !== ''), value: variable }) },
);

const pairs = fc.array(pair, { maxLength: 4 });

const headers = fc.uniqueArray(
  fc.record({
    name: fc.constantFrom('X-Odd', 'x-小', "X!#$%&'*+-.^_`|~", 'X-Trace', 'constructor', 'Authorization'),
    value: fc.oneof(
      literal,
      fc.constant({ variable: 'accessToken', prefix: 'Bearer ' }),
      text.map((prefix) => ({ variable: 'accessToken', prefix })),
    ),
  }),
  { maxLength: 3, selector: (header) => header.name },
);

const cookies = fc.uniqueArray(
  fc.record({
    name: fc.constantFrom('a', 'b-c', '__proto__', 'session.id'),
    value: fc.oneof(literal, fc.constant({ variable: 'accessToken' })),
  }),
  { maxLength: 2, selector: (cookie) => cookie.name },
);

export const fileNames = ['replay.bin', "it's a;b,c.png", 'quote".txt', '小 🎮.bin', '$HOME`x`.txt', '-x', 'a=b@c.txt'];

const jsonValue: fc.Arbitrary<Json> = fc.letrec<{ value: Json; list: Json[]; object: { [key: string]: Json } }>(
  (tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      text,
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (Object.is(value, -0) ? 0 : value)),
      fc.integer(),
      fc.constantFrom(true, false, null, 1e21, 1e-7, 2 ** 53),
      tie('list'),
      tie('object'),
    ),
    list: fc.array(tie('value'), { maxLength: 4 }),
    object: fc
      .array(
        fc.tuple(
          text.map((key) => key.replace(/\p{Surrogate}/gu, '')),
          tie('value'),
        ),
        { maxLength: 4 },
      )
      .map((entries) => Object.fromEntries(entries)),
  }),
).value;

const part = fc.oneof(
  fc.record({ name: text, value: literal }),
  fc.record({ name: text, value: variable }),
  fc.record({
    name: text,
    value: literal,
    contentType: fc.constantFrom('application/json', 'text/plain; charset=utf-8'),
  }),
  fc.record({
    name: fc.constantFrom('meta', 'a-b'),
    value: jsonValue.map((value) => ({ literal: JSON.stringify(value) })),
    contentType: fc.constantFrom('application/json', 'application/vnd.x+json; charset=utf-8'),
  }),
  fc.record({
    name: text,
    value: fc.constant({ literal: '' }),
    fileName: fc.constantFrom(...fileNames),
    contentType: fc.constantFrom(undefined, 'image/png'),
  }),
);

const body: fc.Arbitrary<SampleBody> = fc.oneof(
  fc.record({
    kind: fc.constant('json' as const),
    mediaType: fc.constantFrom('application/json', 'application/merge-patch+json'),
    value: jsonValue,
  }),
  fc.record({ kind: fc.constant('form' as const), pairs }),
  fc.record({ kind: fc.constant('multipart' as const), parts: fc.array(part, { minLength: 1, maxLength: 3 }) }),
  fc.record({
    kind: fc.constant('text' as const),
    mediaType: fc.constantFrom('text/plain', 'text/csv; charset=utf-8', 'application/xml'),
    text,
  }),
  fc.record({
    kind: fc.constant('binary' as const),
    mediaType: fc.constant('application/octet-stream'),
    fileName: fc.constantFrom(...fileNames),
  }),
);

/** Encoded. Excludes `.`, `..` and `//`, which clients may resolve. */
const path = fc
  .array(
    text.filter((segment) => !/^\.{0,2}$/.test(segment)),
    { maxLength: 2 },
  )
  .map((segments) => segments.map((segment) => `/${percentEncode(segment)}`).join(''));

const methodAndBody: fc.Arbitrary<Pick<SampleRequest, 'method' | 'body'>> = fc.oneof(
  fc.record({ method: fc.constantFrom('GET', 'POST', 'DELETE', 'HEAD', 'OPTIONS') }),
  { weight: 2, arbitrary: fc.record({ method: fc.constantFrom('POST', 'PUT', 'PATCH', 'DELETE'), body }) },
);

const rest = fc.record({
  name: fc.oneof(fc.constantFrom('inviteGenerate', 'reply', 'fetch', 'main', 'class', 'String', 'url', ''), text),
  path,
  query: pairs,
  rawQuery: fc.constantFrom(undefined, undefined, undefined, 'a=1%2C2,3', "x=/y?z@w:$!'()*;[]"),
  headers,
  cookies,
  result: fc.constantFrom('json', 'json', 'text', 'binary', 'none'),
  envelope: fc.oneof(
    fc.constantFrom(undefined, envelope, { ...envelope, success: 'ok' }, { ...envelope, success: true }),
    fc.record({
      code: text.map((name) => `c${name}`),
      success: fc.constantFrom<Json>(0, -1, 1.5, 'it\'s "ok"', false, null, { a: [1] }, 2 ** 40),
      message: text.map((name) => `m${name}`),
      data: text.map((name) => `d${name}`),
    }),
  ),
}) satisfies fc.Arbitrary<Omit<SampleRequest, 'url' | 'method' | 'body'> & { path: string }>;

/** With a path instead of a URL. */
export const arbitraryRequest: fc.Arbitrary<(origin: string) => SampleRequest> = fc
  .tuple(methodAndBody, rest)
  .map(([start, { path: tail, ...more }]) => (origin) => ({
    ...start,
    ...more,
    // A response to HEAD has no body.
    ...(start.method === 'HEAD' ? { result: 'none' as const, envelope: undefined } : {}),
    url: origin + tail,
  }));

/** Deterministic. `origin` takes the request's index. */
export function sampleRequests(count: number, origin: (index: number) => string): SampleRequest[] {
  return fc.sample(arbitraryRequest, { numRuns: count }).map((make, index) => make(origin(index)));
}
