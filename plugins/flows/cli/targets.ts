import type { ApiModel } from '../../openapi';
import { type Backend, type LocalSandbox, loadSandboxes } from '../../sandbox';
import type { Json } from '../../shared/core/json';
import type { Send } from '../core/run/sendStep';
import type { HttpAnswer, HttpRequest } from '../core/run/types';
import type { FlowOperation, FoundSources } from '../core/types';

/** Where the requests of a workflow go. */
export interface FlowTarget {
  send: Send;
  /** Values that it accepts, by the name of a parameter. */
  known(): Promise<Readonly<Record<string, Json>>>;
}

const MOST_SECONDS = 30;

/** Sandboxes with a state of their own, one for each document. */
export async function createSandboxTarget(
  modelOf: (operation: FlowOperation) => ApiModel | undefined,
  backend: Backend | undefined,
): Promise<FlowTarget> {
  const { prepareSandboxes } = await loadSandboxes();
  const opened = new Map<ApiModel, Promise<LocalSandbox>>();
  const open = (model: ApiModel) => {
    const known = opened.get(model) ?? prepareSandboxes(model, backend).then((make) => make());
    opened.set(model, known);
    return known;
  };
  return {
    async send(request, operation) {
      const model = operation && modelOf(operation);
      if (!model) throw new Error('This request is not of a document: it is sent with `--server` only.');
      const sandbox = await open(model);
      return readAnswer(await sandbox.fetch(toRequest(request)));
    },
    known: async () => {
      const all = await Promise.all([...opened.values()].map(async (sandbox) => (await sandbox).known()));
      return Object.assign({}, ...all) as Record<string, Json>;
    },
  };
}

/** `servers`: by the name of a source description, or `''` for all. */
export function createServerTarget(sources: FoundSources, servers: ReadonlyMap<string, string>): FlowTarget {
  const addresses = new Map<FlowOperation, string>();
  addAddresses(sources);

  function addAddresses(found: FoundSources): void {
    for (const [name, { operations = [], sources: inner }] of found) {
      const server = servers.get(name) ?? servers.get('');
      if (server !== undefined) for (const operation of operations) addresses.set(operation, server);
      if (inner) addAddresses(inner);
    }
  }

  return {
    async send(request, operation) {
      const address = operation && addresses.get(operation);
      const url = address === undefined ? request.url : address + request.url.slice(operation?.server.length);
      const signal = AbortSignal.timeout(MOST_SECONDS * 1000);
      try {
        return await readAnswer(await fetch(toRequest({ ...request, url }), { signal, redirect: 'manual' }));
      } catch (cause) {
        const { message, cause: inner } = cause as Error;
        throw new Error(`${url} cannot be reached: ${inner instanceof Error ? inner.message : message}`, { cause });
      }
    },
    known: () => Promise.resolve({}),
  };
}

function toRequest({ method, url, headers, body }: HttpRequest): Request {
  return new Request(url, { method, headers: { ...headers }, ...(body !== undefined && { body }) });
}

async function readAnswer(response: Response): Promise<HttpAnswer> {
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
}
