import { type ControlClient, createControlClient } from '../../core/controls/client';

/** A program that takes connections and never answers is no sandbox. */
const PATIENCE_MS = 5000;

/** The controls of the sandbox that runs on the reader's machine: `livespec sandbox`. */
export function connectSandbox(address: string): ControlClient {
  return createControlClient((request) => fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) }), address);
}
