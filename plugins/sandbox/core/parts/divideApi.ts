import { mappedReference } from '../../../schema/core/keywords/references';
import type { Schema } from '../../../schema/core/types';
import { isObject, type JsonObject } from '../../../shared/core/json';
import type { SandboxApi, SandboxOperation } from '../api';

type Schemas = SandboxApi['schemas'];

/** The document with one operation: what its schemas refer to comes with it. */
export function takeOperation(api: SandboxApi, operation: SandboxOperation): SandboxApi {
  const { numbers, messages, wrong, missing, resources = {} } = api;
  const codes = [...(operation.codes ?? []), wrong, missing].filter((code) => code !== undefined);
  const texts = { ...pick(messages, codes), ...operation.messages };
  const { parameters, body, memory } = operation;
  const kept = memory && pick(resources, [memory.resource]);
  const schemas = reachedFrom([parameters, body, memory?.schema, kept], api.schemas);
  const own = numbers && pick(numbers, numbersIn([parameters, body, memory?.schema, kept, schemas]));
  const { numbers: _, resources: _resources, ...common } = api;
  return {
    ...common,
    messages: {},
    operations: [{ ...operation, ...(Object.keys(texts).length > 0 && { messages: texts }) }],
    schemas,
    ...(kept && { resources: kept }),
    ...(own && Object.keys(own).length > 0 && { numbers: own }),
  };
}

/** What answers requests to unknown paths, finds the operation of the others, and says how each can fail. */
export function takeRoutes(api: SandboxApi): SandboxApi {
  const { numbers: _, resources: _resources, ...common } = api;
  const operations = api.operations.map(
    ({ id, method, path, title, bases, codes, messages }): SandboxOperation => ({
      id,
      method,
      path,
      title,
      ...(bases && { bases }),
      ...(codes && { codes }),
      ...(messages && { messages }),
      parameters: [],
      security: [],
      result: { kind: 'none', mediaType: '' },
      answers: [],
    }),
  );
  return { ...common, operations, schemas: {} };
}

/** Puts operations of a document together again. */
export function joinApis(apis: readonly [SandboxApi, ...SandboxApi[]]): SandboxApi {
  const [first] = apis;
  const numbers = Object.assign({}, ...apis.map((api) => api.numbers)) as Record<string, string>;
  return {
    ...first,
    operations: apis.flatMap(({ operations }) => operations),
    schemas: Object.assign({}, ...apis.map(({ schemas }) => schemas)) as Schemas,
    resources: Object.assign({}, ...apis.map(({ resources }) => resources)) as NonNullable<SandboxApi['resources']>,
    ...(Object.keys(numbers).length > 0 && { numbers }),
  };
}

/** Breadth first: those that are closest come first. */
function reachedFrom(value: unknown, schemas: Schemas): Schemas {
  const found = new Map<string, Schema>();
  let next: unknown = value;
  for (;;) {
    const refs = refsIn(next).filter((ref) => Object.hasOwn(schemas, ref) && !found.has(ref));
    if (refs.length === 0) return Object.fromEntries(found);
    const added = [...new Set(refs)];
    for (const ref of added) found.set(ref, schemas[ref] ?? true);
    next = added.map((ref) => schemas[ref]);
  }
}

function refsIn(value: unknown, found: string[] = []): string[] {
  if (Array.isArray(value)) for (const item of value) refsIn(item, found);
  if (!isObject(value)) return found;
  for (const [key, member] of Object.entries(value)) {
    if (typeof member === 'string' && REFERENCE.test(key)) found.push(member);
    else if (key === 'discriminator' && isObject(member)) found.push(...mappedIn(member));
    else refsIn(member, found);
  }
  return found;
}

const REFERENCE = /^\$(ref|dynamicRef|recursiveRef)$/;

function mappedIn({ mapping }: JsonObject): string[] {
  const targets = isObject(mapping) ? Object.values(mapping) : [];
  return targets.filter((target): target is string => typeof target === 'string').map(mappedReference);
}

function numbersIn(value: unknown, found: number[] = []): number[] {
  if (typeof value === 'number') found.push(value);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) numbersIn(part, found);
  return found;
}

function pick<Value>(values: Record<number | string, Value>, keys: readonly number[]): Record<string, Value> {
  const found = keys.flatMap((key) => {
    const value = Object.hasOwn(values, key) ? values[key] : undefined;
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(found) as Record<string, Value>;
}
