import type { Limit } from './limits';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** JSON by key. Keys are paths such as `counter/demo/1001/jump`; those below `_sandbox/` belong to the sandbox. */
export interface State {
  get(key: string): Json | undefined;
  set(key: string, value: Json): void;
  delete(key: string): void;
  /** Entries whose key starts with `prefix`, ordered by key. */
  list(prefix: string): Array<[key: string, value: Json]>;
}

export interface Store {
  /** Runs `work` with exclusive access. Keeps all changes, or none if it throws; resolves once they are durable. */
  transact<Result>(work: (state: State) => Result): Promise<Result>;
}

/** Milliseconds since 1970. */
export type Clock = () => number;

/** At least 0, less than 1. */
export type Random = () => number;

export interface Binary {
  mediaType: string;
  bytes: Uint8Array;
}

/** A request that has passed all checks of the document. */
export interface Call {
  operationId: string;
  /** By name, including keys such as `session_key`, with the declared types. */
  parameters: Record<string, Json>;
  /** JSON and forms are parsed, other text is a string; binary bodies are only in `bytes`. */
  body: Json | undefined;
  bytes: Uint8Array;
  /** Keys of the call by header or parameter name, without prefixes such as `Bearer `. */
  keys: Record<string, string>;
  /** The result of `authenticate`; null if it did not run. */
  caller: Json;
  state: State;
  /** Sandbox time in milliseconds since 1970. */
  now: number;
  random: Random;
  /** Address of the caller; empty if unknown. */
  ip: string;
  /**
   * Ends the call with a declared code, or an HTTP status if the document has no envelope, and discards its changes.
   * `reason`, without a full stop, appears in the log and in a header.
   */
  fail(code: number, reason: string): never;
  /** The document's text for a code, including success. */
  message(code: number): string;
}

/** `data` of the envelope, or the whole body if there is no envelope; `null` for no content. */
export type Result = Json | Binary;

export type Handler = (call: Call) => Result;

export interface ControlCall {
  state: State;
  /** Unchecked: use `readInput`. Throw an `Error` that explains what is wrong. */
  input: Json;
  now: number;
  random: Random;
  /** For `issue`: who acts, see `Who`. */
  who?: Who;
}

/** Whose values are wanted. Without it: those of who logged in last. */
export interface Who {
  /** `id` of a player of `describeWorld`. */
  player?: string;
  /** The id of the player with whom they play, whose codes they answer. */
  partner?: string;
}

/** What the console shows of the state. */
export interface World {
  /** Who can log in, or has. */
  players?: WorldPlayer[];
  sections: WorldSection[];
}

export interface WorldRow {
  name: string;
  /** By name of the field, as in the document. */
  facts?: Record<string, Json>;
  /** When it expires, in milliseconds since 1970. */
  until?: number;
}

export interface WorldPlayer extends WorldRow {
  id: string;
  /** What `authenticate` returns for them. */
  caller: Json;
  /** Has a session, which `until` ends. */
  isLoggedIn: boolean;
}

export interface WorldSection {
  /** An operation whose page in the reference names the section, in the language of the reader. */
  of?: string;
  /** Without such a page. */
  title: string;
  rows: WorldRow[];
  /** If not all are in `rows`. */
  total?: number;
}

/** What two players do together: one invites, the other answers. */
export type Scene = Array<{ operationId: string; player: 1 | 2 }>;

/** Implements operations of a document. Other operations are answered from the document. */
export interface Backend {
  /** By `operationId`. */
  operations: Record<string, Handler>;
  /**
   * Identifies the caller, or refuses with `call.fail`. Runs before each call with keys, even without a handler. The
   * result becomes the call's `caller` and appears in the log.
   */
  authenticate?(call: Call): Json;
  /** Fills an empty state. */
  seed?(state: State, now: number, random: Random): void;
  /** Actions outside the API, such as creating a game: `POST /_sandbox/<name>`. */
  controls?: Record<string, (call: ControlCall) => Json>;
  /** By control name: what it does and which fields it takes. */
  controlDescriptions?: Record<string, string>;
  /** Limits that the document does not set, shown to developers. */
  limits?: Limit[];
  /** Summarizes the state for the start page; by default all of it. */
  describe?(state: State, now: number): Json;
  /**
   * Current values with which calls succeed: of parameters and keys by name, such as `gameId`, or of one operation, such
   * as `getPet.id`. The start page and the forms of pages begin with them.
   */
  examples?(state: State, now: number, who?: Who): Record<string, string>;
  /** Ways to log in, for the forms of pages. */
  logins?: Login[];
  /** Whose session `examples` names, and since when, in milliseconds since 1970; `undefined` without one. */
  describeSession?(state: State, now: number, who?: Who): { name: string; since: number; player?: string } | undefined;
  /** For the panel of the console; by default, all entries by their keys. */
  describeWorld?(state: State, now: number): World;
  /** Calls that the console offers to two players side by side. */
  scenes?: Scene[];
  /** Makes new values for parameters, such as a code from another player, by operation and name: `answerInvite.code`. */
  issue?: Record<string, (call: ControlCall) => string>;
}

/** A call that logs somebody in. */
export interface Login {
  /** Who: `Anna, messaging app`. */
  name: string;
  operationId: string;
  /** Values of parameters, by name. */
  values: Record<string, string>;
}

export function isBinary(result: Result): result is Binary {
  return typeof result === 'object' && result !== null && 'bytes' in result && result.bytes instanceof Uint8Array;
}
