import vm from 'node:vm';
import { type Arrived, splitTarget } from './arrived';
import { variables } from './expect-arrived';

export interface ClientOutcome {
  arrived: Arrived[];
  error?: string;
  /** Milliseconds of the first wait, which stops the sample. */
  waited?: number;
  again?: () => void;
  logged: unknown[];
  errors: unknown[];
}

export interface ClientReply {
  status: number;
  contentType: string;
  text: string;
}

class Stop extends Error {}

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
    // The context has its own encodeURIComponent, JSON and the like.
    URLSearchParams,
    FormData,
    Blob,
    URL: { createObjectURL: () => 'blob:object' },
  };
}

export function emptyOutcome(): ClientOutcome {
  return { arrived: [], logged: [], errors: [] };
}

export async function recordOutcome(outcome: ClientOutcome, run: () => unknown): Promise<ClientOutcome> {
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

/** Runs a browser sample with a recording `fetch`; the input has its files. */
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
  return recordOutcome(outcome, () => vm.runInContext(`(async () => {\n${sample}\n})()`, context) as Promise<void>);
}
