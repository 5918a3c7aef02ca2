import type { SandboxOptions } from '../api';
import type { Json, State } from '../types';

export interface ControlContext {
  options: SandboxOptions;
  state: State;
  /** Null where nothing was sent. */
  input: Json;
}

/** Changes or shows the sandbox, outside the API. */
export interface Control {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/_sandbox/`. */
  name: string;
  description?: string;
  /** Returns the response. An `Error` explains what is wrong with the input, and nothing changes. */
  run(context: ControlContext): Json;
}
