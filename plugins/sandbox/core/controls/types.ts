import type { SandboxOptions } from '../api';
import type { Json, State } from '../types';

/** What a control works with. */
export interface ControlContext {
  options: SandboxOptions;
  state: State;
  /** The JSON that was sent; null where nothing was. */
  input: Json;
}

/** Something that can be done to the sandbox from outside the API. */
export interface Control {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/_sandbox/`. */
  name: string;
  /** What it does, for people. */
  says?: string;
  /** Returns the JSON to answer. Throws an `Error` that says what is wrong with the input; then nothing has changed. */
  run(context: ControlContext): Json;
}
