import vm from 'node:vm';
import { type Arrived, splitTarget } from './arrived';
import { variables } from './expect-arrived';

/** What a sample has done. */
export interface ClientOutcome {
  arrived: Arrived[];
  error?: string;
  /** Milliseconds of the first wait, which ends the sample. */
  waited?: number;
  /** What was to follow that wait. */
  again?: () => void;
  /** What it printed: results by `log`, refusals by `error`. */
  logged: unknown[];
  errors: unknown[];
}

export interface ClientReply {
  status: number;
  contentType: string;
  text: string;
}

class Stop extends Error {}

/** Globals that all the samples may use, and a record of what they did with them. */
export function makeGlobals(outcome: ClientOutcome): Record<string, unknown> {
  return {
    ...variables,
    console: {
      log: (...values: unknown[]) => outcome.logged.push(...values),
      error: (...values: unknown[]) => outcome.errors.push(...values),
    },
    setTimeout: (callback: () => void, milliseconds: number) => {
      outcome.waited = milliseconds;
      outcome.again = callback;
      throw new Stop('stopped');
    },
    btoa,
    // encodeURIComponent, JSON and the like are the context's own.
    URLSearchParams,
    FormData,
    Blob,
    URL: { createObjectURL: () => 'blob:object' },
  };
}

export function emptyOutcome(): ClientOutcome {
  return { arrived: [], logged: [], errors: [] };
}

/** Runs code, keeps what it throws. */
export async function settle(outcome: ClientOutcome, run: () => unknown): Promise<ClientOutcome> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof Stop)) outcome.error = String(error);
  }
  return outcome;
}

export async function arrivedFromRequest(request: Request): Promise<Arrived> {
  const url = request.url.replace(/^[a-z]+:\/\/[^/]*/, '');
  return {
    method: request.method,
    ...splitTarget(url),
    headers: new Map(request.headers),
    body: Buffer.from(await request.arrayBuffer()),
  };
}

/** Runs a browser sample with a `fetch` that keeps the request; the files of its input are those that it sends. */
export function runFetch(sample: string, files: File[], reply: ClientReply): Promise<ClientOutcome> {
  const outcome = emptyOutcome();
  const context = vm.createContext({
    ...makeGlobals(outcome),
    document: { querySelector: () => ({ files }) },
    fetch: async (url: string, options: RequestInit) => {
      outcome.arrived.push(await arrivedFromRequest(new Request(url, options)));
      return new Response(reply.text, { status: reply.status, headers: { 'Content-Type': reply.contentType } });
    },
  });
  return settle(outcome, () => vm.runInContext(`(async () => {\n${sample}\n})()`, context) as Promise<void>);
}
