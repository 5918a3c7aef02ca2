import type { Grammar } from '../grammar';
import type { Json } from '../json';
import type { SampleComments } from './comments';

/**
 * A value in a sample: a literal, or the name of a variable that the reader supplies (session keys and secrets are
 * never written out). Variable names are camelCase; languages with other habits convert them (`SESSION_KEY` in a shell).
 * `prefix` is literal text before the variable: `Bearer `.
 */
export type SampleValue = { literal: string } | { variable: string; prefix?: string };

/** A named value, in the order in which it is sent. Names may repeat. */
export interface SamplePair {
  name: string;
  value: SampleValue;
}

export type SampleBody =
  | { kind: 'json'; mediaType: string; value: Json }
  | { kind: 'form'; pairs: SamplePair[] }
  /** A part with a `fileName` is a file of the reader's: its value is not used. */
  | { kind: 'multipart'; parts: Array<SamplePair & { fileName?: string; contentType?: string }> }
  | { kind: 'text'; mediaType: string; text: string }
  /** A file of the reader's, sent as it is. */
  | { kind: 'binary'; mediaType: string; fileName: string };

/** How a result is wrapped: what `x-envelope` says. */
export interface Envelope {
  code: string;
  success: Json;
  message: string;
  data: string;
}

/** HTTP authentication by a name and a password, which are variables of the reader. */
export interface SampleLogin {
  scheme: 'basic' | 'digest';
  user: string;
  password: string;
}

/** One concrete request, ready to be written in any language. Values are decoded: each language encodes them its own way. */
export interface SampleRequest {
  /** camelCase name, to name functions after. */
  name: string;
  /** As it is sent: upper case, but for methods of the document's own. */
  method: string;
  /** Origin and path, already percent-encoded, without a query. */
  url: string;
  /** Query pairs, decoded. */
  query: SamplePair[];
  /**
   * A query that standard encoding cannot express (`allowReserved`, delimited styles), already encoded, without `?`.
   * It follows the pairs.
   */
  rawQuery?: string;
  /** Without Content-Type (it comes from the body) and without Cookie. */
  headers: SamplePair[];
  login?: SampleLogin;
  /** The server asks for a client certificate (mutual TLS). */
  clientCertificate?: boolean;
  cookies: SamplePair[];
  body?: SampleBody;
  /** What comes back. `none` with an envelope: a reply that says only whether the call has worked. */
  result: 'json' | 'text' | 'binary' | 'none';
  /** Name of the file that a binary result is saved to. Default: `<name>.bin`. */
  resultFile?: string;
  envelope?: Envelope;
  /** At least so many seconds between two calls. */
  pollSeconds?: number;
  /** The language of comments. Default: English. */
  comments?: SampleComments;
}

/** A language or platform that samples are written in. */
export interface SampleLanguage {
  /** Stable id in kebab-case, kept in the reader's storage: `curl`, `fetch`, `wx`. */
  id: string;
  /** As the menu shows it: `wx.request`. */
  label: string;
  /** Highlights it, in samples and in the code blocks of hand-written pages. */
  grammar: Grammar;
  /** A client language runs in the hands of players: it is never used where a secret is sent. */
  side: 'client' | 'server' | 'any';
  write(request: SampleRequest): string;
}
