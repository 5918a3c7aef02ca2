import type { SandboxOptions } from '../api';
import type { Json, State } from '../types';

export interface ControlContext {
  options: SandboxOptions;
  state: State;
  /** Null if nothing was sent. */
  input: Json;
}

/** Shows or changes the sandbox, outside the API. */
export interface Control {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  name: string;
  description?: string;
  /** Unless it says otherwise, what it changes can be undone. */
  isUndoable?: false;
  /** Returns the response. An `Error` explains invalid input, and nothing changes. */
  run(context: ControlContext): Json;
}
