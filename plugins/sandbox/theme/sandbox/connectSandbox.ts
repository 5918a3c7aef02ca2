import { type ControlClient, createControlClient } from '../../core/controls/client';

/** The controls of the sandbox that runs on the reader's machine: `livespec sandbox`. */
export function connectSandbox(address: string): ControlClient {
  return createControlClient((request) => fetch(request), address);
}
