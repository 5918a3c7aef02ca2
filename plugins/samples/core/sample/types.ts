import type { Json } from '../../../shared/core/json';
import type { Grammar } from '../code/grammar';
import type { SampleComments } from './comments';

/**
 * A literal, or a camelCase variable that the reader supplies; session keys and secrets are never written out. `prefix`
 * is literal text before the variable: `Bearer `.
 */
export type SampleValue = { literal: string } | { variable: string; prefix?: string };

/** A named value, in sending order. Names may repeat. */
export interface SamplePair {
  name: string;
  value: SampleValue;
}

/** A part with a `fileName` is one of the reader's files; its value is ignored. */
export type MultipartPart = SamplePair & { fileName?: string; contentType?: string };

export type SampleBody =
  | { kind: 'json'; mediaType: string; value: Json }
  | { kind: 'form'; pairs: SamplePair[] }
  | { kind: 'multipart'; parts: MultipartPart[] }
  | { kind: 'text'; mediaType: string; text: string }
  /** One of the reader's files, sent as it is. */
  | { kind: 'binary'; mediaType: string; fileName: string };

export interface Envelope {
  code: string;
  success: Json;
  message: string;
  data: string;
}

/** HTTP authentication with a user name and password; both are variable names. */
export interface SampleLogin {
  scheme: 'basic' | 'digest';
  user: string;
  password: string;
}

/** A concrete request that can be written in any language. Values are decoded; each language encodes them. */
export interface SampleRequest {
  /** Name in camelCase; functions are named after it. */
  name: string;
  /** As sent: upper case, except for custom methods of the document. */
  method: string;
  /** Origin and path, percent-encoded, without a query. */
  url: string;
  /** The beginning of `url` that a sample keeps in a constant. Default: the origin. */
  server?: string;
  query: SamplePair[];
  /** Encoded query, without `?`, that pairs cannot express (`allowReserved`, delimited styles). Follows the pairs. */
  rawQuery?: string;
  /** Without Content-Type, which comes from the body, and without Cookie. */
  headers: SamplePair[];
  login?: SampleLogin;
  /** The server requires a client certificate (mutual TLS). */
  clientCertificate?: boolean;
  cookies: SamplePair[];
  body?: SampleBody;
  /** What the reply contains. `none` with an envelope: only whether the call succeeded. */
  result: 'json' | 'text' | 'binary' | 'none';
  /** File that a binary result is saved to. Default: `<name>.bin`. */
  resultFile?: string;
  envelope?: Envelope;
  /** Minimum seconds between two calls. */
  pollSeconds?: number;
  /** Comments in the reader's language. Default: English. */
  comments?: SampleComments;
}

export interface SampleLanguage {
  /** Stable kebab-case id, kept in the reader's storage: `curl`, `fetch`, `wx`. */
  id: string;
  /** Name of its tab. */
  label: string;
  /** What documents call it in `x-codeSamples`, without capitals, spaces and signs: `golang`. Such code takes its place. */
  names?: readonly string[];
  /** How pages highlight it. */
  grammar: Grammar;
  /** A `client` language runs on players' devices, so it is never used for requests that send a secret. */
  side: 'client' | 'server' | 'any';
  /** Writes the code of a request. */
  write(request: SampleRequest): string;
}
