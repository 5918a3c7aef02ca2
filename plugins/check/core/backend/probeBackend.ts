import type { Operation } from '../../../openapi';
import type { Backend } from '../../../sandbox';
import { keysOf } from '../facts/buildFacts';
import type { Facts } from '../facts/types';

type Handler = Backend['operations'][string];
type Call = Parameters<Handler>[0];
type Value = Call['caller'];

/** What a handler of the sandbox's backend was seen to do. */
export interface Probe {
  operation: Operation;
  /** Parameters that it asked for. */
  reads: Set<string>;
  /** Parameters, or `body`, without which it fails for want of it. */
  needs: Set<string>;
  /** Codes with which it failed. */
  codes: Set<number>;
  /** Whether a successful call changed the state; `undefined` if none succeeded. */
  writes?: boolean;
  result?: unknown;
}

const NOW = Date.UTC(2026, 4, 28, 8);

class Failure extends Error {
  constructor(readonly code: number) {
    super(String(code));
  }
}

/** Calls each handler with the examples of the document, and once more without each parameter. */
export function probeBackend(backend: Backend, { model, operations }: Facts): Probe[] {
  const missing = codeOf(model.document['x-error-catalogue'], 'required');
  const state = new Map<string, Value>();
  backend.seed?.(stateOf(state), NOW, () => 0.5);
  const known = () => backend.examples?.(stateOf(state), NOW) ?? {};
  const handled = Object.keys(backend.operations).flatMap((id) => operations.get(id) ?? []);
  // Calls without credentials come first: one of them is a login.
  const sorted = handled.toSorted((a, b) => Number(a.security.length > 0) - Number(b.security.length > 0));
  for (const operation of sorted.filter(({ security }) => security.length === 0)) run(operation, state);
  return sorted.map((operation) => {
    const probe: Probe = { operation, reads: new Set(), needs: new Set(), codes: new Set() };
    const values = valuesOf(operation);
    const bodyOf = operation.body?.contents[0]?.examples[0]?.value;
    attempt(probe, values, bodyOf);
    for (const name of [...probe.reads].filter((one) => Object.hasOwn(values, one))) {
      const { [name]: _, ...others } = values;
      if (attempt({ ...probe }, others, bodyOf) === missing) probe.needs.add(name);
    }
    if (bodyOf !== undefined && attempt(probe, values, undefined) === missing) probe.needs.add('body');
    return probe;
  });

  function attempt(probe: Probe, values: Record<string, Value>, body: Value | undefined): number {
    const before = new Map(state);
    const copy = new Map(state);
    try {
      const result = call(probe.operation, copy, values, body, probe.reads);
      probe.result ??= result;
      probe.writes ||= [...copy].some(([key, value]) => before.get(key) !== value) || copy.size !== before.size;
      return 0;
    } catch (error) {
      if (error instanceof Failure) probe.codes.add(error.code);
      return error instanceof Failure ? error.code : -1;
    }
  }

  function run(operation: Operation, into: Map<string, Value>): void {
    try {
      call(operation, into, valuesOf(operation), undefined, new Set());
    } catch {
      // Probed again below.
    }
  }

  function call(
    operation: Operation,
    into: Map<string, Value>,
    values: Record<string, Value>,
    body: Value | undefined,
    reads: Set<string>,
  ): unknown {
    const { operationId = '' } = operation;
    const parameters = new Proxy(values, {
      get: (target, name) => {
        if (typeof name === 'string') reads.add(name);
        return Reflect.get(target, name);
      },
    });
    const names = keysOf(operation);
    const keys = pick(known(), names);
    const made: Call = {
      operationId,
      parameters,
      body,
      bytes: new Uint8Array(),
      keys,
      caller: null,
      state: stateOf(into),
      now: NOW,
      random: () => 0.5,
      ip: '',
      fail: (code) => {
        throw new Failure(code);
      },
      message: String,
    };
    const caller = names.length > 0 ? (backend.authenticate?.(made) ?? null) : null;
    return backend.operations[operationId]?.({ ...made, caller });
  }

  function valuesOf(operation: Operation): Record<string, Value> {
    const given = known();
    const names = keysOf(operation);
    const examples = operation.parameters.flatMap(({ name, examples: [first], schema }): Array<[string, Value]> => {
      const value = given[name] ?? first?.value ?? exampleOf(schema);
      return value === undefined ? [] : [[name, value]];
    });
    return { ...Object.fromEntries(examples), ...pick(given, names) };
  }
}

function pick<Of>(values: Readonly<Record<string, Of>>, names: string[]): Record<string, Of> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}

function exampleOf(schema: unknown): Value | undefined {
  const own = typeof schema === 'object' && schema !== null && 'examples' in schema ? schema.examples : undefined;
  return Array.isArray(own) ? (own[0] as Value) : undefined;
}

function codeOf(catalogue: unknown, derived: string): number | undefined {
  if (!Array.isArray(catalogue)) return undefined;
  return catalogue.find((entry: { derived?: string; code?: number }) => entry.derived === derived)?.code;
}

function stateOf(entries: Map<string, Value>): Call['state'] {
  return {
    get: (key) => entries.get(key),
    set: (key, value) => void entries.set(key, value),
    delete: (key) => void entries.delete(key),
    list: (prefix) => [...entries].filter(([key]) => key.startsWith(prefix)).sort(([a], [b]) => (a < b ? -1 : 1)),
  };
}
