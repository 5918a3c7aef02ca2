import type { ApiModel } from '../../openapi';
import { type LocalSandbox, loadSandboxes } from '../../sandbox';
import type { Json } from '../../shared/core/json';
import { describeUnreachable } from '../../shared/core/unreachable';
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

/**
 * Prepares a sandbox for each document; each target has some with a state of their own. `backend`: the file of one, which
 * fits at least one of the documents. Throws `Refusal`.
 */
export async function prepareTargets(
  models: ReadonlySet<ApiModel>,
  modelOf: (operation: FlowOperation) => ApiModel | undefined,
  backend: string | undefined,
): Promise<() => FlowTarget> {
  const { prepareSandboxes } = await loadSandboxes();
  const makers = new Map<ApiModel, () => LocalSandbox>();
  const refusals: unknown[] = [];
  for (const model of models) {
    const fitting = prepareSandboxes(model, backend).catch((error: unknown) => {
      refusals.push(error);
      return prepareSandboxes(model, undefined);
    });
    makers.set(model, await fitting);
  }
  if (refusals.length > 0 && refusals.length === models.size) throw refusals[0];
  return () => {
    const opened = new Map(Array.from(makers, ([model, make]) => [model, make()]));
    return {
      async send(request, operation) {
        const model = operation && modelOf(operation);
        const sandbox = model && opened.get(model);
        if (!sandbox) throw new Error('This request is not of a document: it is sent with `--server` only.');
        return readAnswer(await sandbox.fetch(toRequest(request)));
      },
      known: async () => {
        const all = await Promise.all([...opened.values()].map((sandbox) => sandbox.known()));
        return Object.assign({}, ...all) as Record<string, Json>;
      },
    };
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
        throw new Error(describeUnreachable(url, cause), { cause });
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
