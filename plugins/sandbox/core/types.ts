import type { Limit } from './limits';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** JSON by key. Keys are paths such as `counter/demo/1001/jump`; those below `_sandbox/` belong to the sandbox itself. */
export interface State {
  get(key: string): Json | undefined;
  set(key: string, value: Json): void;
  delete(key: string): void;
  /** Entries whose key begins with `prefix`, in the order of their keys. */
  list(prefix: string): Array<[key: string, value: Json]>;
}

export interface Store {
  /**
   * Runs `work` with exclusive access to the state. Keeps all of its changes, or none where it throws, and resolves once
   * they are durable.
   */
  transact<Result>(work: (state: State) => Result): Promise<Result>;
}

/** Milliseconds since 1970. */
export type Clock = () => number;

/** At least 0, below 1. */
export type Random = () => number;

export interface Binary {
  mediaType: string;
  bytes: Uint8Array;
}

/** One request, after every check that the document asks for. */
export interface Call {
  operationId: string;
  /**
   * By name, with the types that the document declares, keys such as `session_key` included.
   */
  parameters: Record<string, Json>;
  /** JSON and forms are parsed, other text is a string; binary bodies are in `bytes` only. */
  body: Json | undefined;
  bytes: Uint8Array;
  /** Keys of the call, by header or parameter, without a prefix such as `Bearer `. */
  keys: Record<string, string>;
  /** What `authenticate` returned; null where nothing was asked. */
  caller: Json;
  state: State;
  /** Time of the sandbox, in milliseconds since 1970. */
  now: number;
  random: Random;
  /** Address of the caller; empty where it is unknown. */
  ip: string;
  /**
   * Ends the call with a code that the document lists for this operation, or an HTTP status where the document has no
   * envelope, and undoes its changes. `reason` explains it in the log and in a header, without a full stop.
   */
  fail(code: number, reason: string): never;
  /** The document's text for a code, success included. */
  message(code: number): string;
}

/** `data` of the envelope, or the whole body where there is none; `null` for no content. */
export type Result = Json | Binary;

export type Handler = (call: Call) => Result;

export interface ControlCall {
  state: State;
  /** Not checked: see `readInput`. Throw an `Error` that explains what is wrong with it. */
  input: Json;
  now: number;
  random: Random;
}

/** Real behaviour for operations of a document. The sandbox answers the others from the document. */
export interface Backend {
  /** By `operationId`. */
  operations: Record<string, Handler>;
  /**
   * Identifies the caller, or refuses with `call.fail`. Runs before each call that has keys, even without a handler. The
   * result becomes `caller` of the call and appears in the log.
   */
  authenticate?(call: Call): Json;
  /** Fills an empty state. */
  seed?(state: State, now: number, random: Random): void;
  /** Actions outside the API, such as creating a game: `POST /_sandbox/<name>`. */
  controls?: Record<string, (call: ControlCall) => Json>;
  /** By name of the control: what it does and which fields it takes. */
  controlDescriptions?: Record<string, string>;
  /** Limits that the document does not set, for people. */
  limits?: Limit[];
  /** Summarizes the state for people; all of it by default. */
  describe?(state: State, now: number): Json;
  /** Current values of parameters and keys, by name, for the calls of the start page. */
  examples?(state: State, now: number): Record<string, string>;
}

export function isBinary(result: Result): result is Binary {
  return typeof result === 'object' && result !== null && 'bytes' in result && result.bytes instanceof Uint8Array;
}
