import type { Transport } from '../../../_samples/cloud';

/** The documented service, imitated in this page. */
export interface Game {
  send: Transport;
  /** Moves the clock of the service. */
  advance(milliseconds: number): Promise<void>;
}

/** Starts a service whose state ends with the page. Its code is loaded now, not with the page. */
export async function openGame(): Promise<Game> {
  const { startSandbox } = await import('./startSandbox');
  const { fetch, controls } = startSandbox();
  return {
    async send({ method, url, body }) {
      const headers: HeadersInit =
        body === undefined ? {} : { 'Content-Type': 'application/json' };
      const response = await fetch(new Request(url, { method, body, headers }));
      return response.text();
    },
    async advance(milliseconds) {
      await controls.advance(milliseconds);
    },
  };
}
