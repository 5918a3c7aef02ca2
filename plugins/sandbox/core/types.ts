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

export interface Player {
  id: number;
  game: string;
}

/** A result that is not JSON: the share image. */
export interface Binary {
  mediaType: string;
  bytes: Uint8Array;
}

/** One request, after everything that the document says of it has been checked. */
export interface Call {
  operationId: string;
  /**
   * By name, decoded by the document: numbers are numbers, comma lists are arrays, JSON in a query is parsed. The keys
   * that the call needs are among them, such as `session_key`.
   */
  parameters: Record<string, Json>;
  body: Json | undefined;
  state: State;
  /** The sandbox's own time, which can be moved on. */
  now: number;
  random: Random;
  /** Address of the caller, where it is known. */
  ip: string;
  /**
   * Ends the call with a code that the document lists for this operation; any other code is a mistake of the sandbox.
   * What the call has changed so far is undone. `reason` says what the code leaves open, without a full stop: for the log
   * and for a header of the answer.
   */
  fail(code: number, reason: string): never;
  /** The text of a code, 0 included, as the document words it: for results whose entries have codes of their own. */
  message(code: number): string;
}

/** A call that came with a valid session key. */
export interface PlayerCall extends Call {
  player: Player;
}

/** What goes into `data` of the envelope; `null` where the document says that there is nothing. */
export type Result = Json | Binary;

/** A function for each operation, by operationId. */
export interface Handlers {
  /** Calls without a session. */
  open: Record<string, (call: Call) => Result>;
  /** Calls with one. */
  player: Record<string, (call: PlayerCall) => Result>;
}

/** What a control has to work with. */
export interface ControlCall {
  state: State;
  /** The JSON that was sent; checked by the control, which throws an `Error` that says what is wrong with it. */
  input: Json;
  now: number;
  random: Random;
}

/** The game cloud itself, apart from how requests reach it. */
export interface Backend extends Handlers {
  /** The player of a session key, or `call.fail` with the code for a wrong or an expired one. */
  authenticate(call: Call, key: string): Player;
  /** Fills an empty state with the game `demo` and what belongs to it. */
  seed(state: State, now: number, random: Random): void;
  /** What can be changed from outside the API, such as creating a game: `POST /_sandbox/<name>`. */
  controls: Record<string, (call: ControlCall) => Json>;
  /** What each of them does and which fields it takes, for people. */
  says?: Record<string, string>;
  /** What it takes and keeps at most, beyond what the document says, for people. */
  limits?: Limit[];
  /** What is there, for people: games with their secrets, features and redeem codes, players, sessions. */
  describe(state: State, now: number): Json;
}

export function isBinary(result: Result): result is Binary {
  return typeof result === 'object' && result !== null && 'bytes' in result && result.bytes instanceof Uint8Array;
}
