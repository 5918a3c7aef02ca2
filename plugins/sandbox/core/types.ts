import type { Limit } from './limits';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * State of the backend: JSON by key. Keys are paths such as `counter/demo/1001/jump`. Those that begin with `_sandbox/`
 * are the sandbox's own: its clock, its log, the failures that it was told to bring.
 */
export interface State {
  get(key: string): Json | undefined;
  set(key: string, value: Json): void;
  delete(key: string): void;
  /** Entries whose key begins with `prefix`, in the order of their keys. */
  list(prefix: string): Array<[key: string, value: Json]>;
}

/** Keeps the state: in memory, in a file, in the browser. */
export interface Store {
  /**
   * Runs `work` alone: nothing else, in no tab and no request, sees or changes the state meanwhile. Its changes are kept
   * together, or not at all where it throws. Resolves once they are safe.
   */
  transact<Result>(work: (state: State) => Result): Promise<Result>;
}

/** Milliseconds since 1970. */
export type Clock = () => number;

/** At least 0, below 1. */
export type Random = () => number;

/** A result that is not JSON, such as an image. */
export interface Binary {
  mediaType: string;
  bytes: Uint8Array;
}

/** One request, after every check that the document asks for. */
export interface Call {
  operationId: string;
  /**
   * By name, decoded as the document says: numbers are numbers, comma lists are arrays, JSON in a query is parsed. The
   * keys that the call needs are among them, such as `session_key`.
   */
  parameters: Record<string, Json>;
  /** JSON and forms are parsed, other texts are a string; bytes of other kinds are in `bytes` only. */
  body: Json | undefined;
  /** The body as it came. */
  bytes: Uint8Array;
  /** The keys that came with the call, by the name of their header or parameter, without a prefix such as `Bearer `. */
  keys: Record<string, string>;
  /** What `authenticate` returned; null where nothing was asked. */
  caller: Json;
  state: State;
  /** The sandbox's own time, which can be moved on. */
  now: number;
  random: Random;
  /** Address of the caller, where it is known. */
  ip: string;
  /**
   * Ends the call with a code that the document lists for this operation; any other code is a mistake of the backend.
   * Where the document has no envelope, codes are HTTP statuses. Changes of the call are undone. `reason` says what the
   * code leaves open, without a full stop: for the log and for a header of the answer.
   */
  fail(code: number, reason: string): never;
  /** The text of a code, that of success included, as the document words it. */
  message(code: number): string;
}

/** What goes into `data` of the envelope, or is the whole body where there is none; `null` where there is no content. */
export type Result = Json | Binary;

/** Real behaviour for one operation. */
export type Handler = (call: Call) => Result;

/** What a control has to work with. */
export interface ControlCall {
  state: State;
  /** The JSON that was sent; checked by the control, which throws an `Error` that says what is wrong with it. */
  input: Json;
  now: number;
  random: Random;
}

/** Gives operations of a document real behaviour. What it leaves out, the sandbox answers from the document. */
export interface Backend {
  /** By `operationId`. */
  operations: Record<string, Handler>;
  /**
   * Says who calls, or refuses by `call.fail`. Runs before each call that came with keys, those without a handler
   * included. What it returns is `caller` of the call, and stands in the log.
   */
  authenticate?(call: Call): Json;
  /** Fills an empty state. */
  seed?(state: State, now: number, random: Random): void;
  /** What can be changed from outside the API, such as creating a game: `POST /_sandbox/<name>`. */
  controls?: Record<string, (call: ControlCall) => Json>;
  /** What each of them does and which fields it takes, for people. */
  says?: Record<string, string>;
  /** What it takes and keeps at most, beyond what the document says, for people. */
  limits?: Limit[];
  /** What is there, for people; all of the state where it is left out. */
  describe?(state: State, now: number): Json;
  /** Values of parameters and keys that calls of the start page can use at present, by name. */
  examples?(state: State, now: number): Record<string, string>;
}

export function isBinary(result: Result): result is Binary {
  return typeof result === 'object' && result !== null && 'bytes' in result && result.bytes instanceof Uint8Array;
}
