import type { ApiModel, MediaType, Operation, Parameter } from '../../../openapi';
import { findAlias } from '../../../schema/core/combine/alias';
import { fieldsOf } from '../../../schema/core/combine/fieldsOf';
import { shapesOf } from '../../../schema/core/combine/shapes';
import type { Shape } from '../../../schema/core/combine/types';
import { once } from '../../../shared/core/cache';
import { isObject, type JsonObject } from '../../../shared/core/json';
import { createPathIndex } from './paths';
import type { CodeFact, Facts, NameFact } from './types';

export const buildFacts = once(readFacts);

function readFacts(model: ApiModel): Facts {
  const { operations } = model;
  const names = new Map<string, NameFact[]>();
  const values = new Set<string>();
  for (const fact of listNames(model)) {
    const known = names.get(fact.name);
    if (known) known.push(fact);
    else names.set(fact.name, [fact]);
    for (const value of [...fact.examples, ...allowedValues(fact.shape)]) collectValues(value, values);
  }
  for (const { responses, body } of operations) {
    for (const { examples } of [...responses, ...(body ? [body] : [])].flatMap(({ contents }) => contents))
      for (const { value } of examples) collectValues(value, values);
  }
  return {
    model,
    names,
    values,
    paths: createPathIndex(operations),
    codes: readCodes(model),
    operations: new Map(
      operations.flatMap((operation) => [
        [operation.id, operation],
        ...(operation.operationId ? ([[operation.operationId, operation]] as const) : []),
      ]),
    ),
    callCounts: countCalls(operations),
    pageOperations: new Map(
      model.tags.map(({ name, page }) => [page.path ?? '', operations.filter(({ tags }) => tags[0] === name)]),
    ),
  };
}

function* listNames(model: ApiModel): Generator<NameFact> {
  const shapes = shapesOf(model);
  const nothing = shapes.of(undefined);
  for (const { name, schema } of model.entities) {
    const shape = shapes.of(schema);
    yield { kind: 'entity', name, owner: '', ...describe(shape), isRequired: false };
    yield* fieldNames(shape, name);
  }
  for (const { name, description = '' } of model.securitySchemes) {
    if (name)
      yield { kind: 'credential', name, owner: '', shape: nothing, description, examples: [], isRequired: true };
  }
  for (const operation of model.operations) {
    const { id, operationId, parameters } = operation;
    if (operationId) yield { kind: 'operation', name: operationId, owner: '', ...describe(nothing), isRequired: false };
    const owner = operationId ?? id;
    for (const parameter of parameters) {
      yield parameterName(shapes.of(parameter.schema), parameter, owner);
      if (isInline(parameter.schema)) yield* fieldNames(shapes.of(parameter.schema), owner);
    }
    for (const { schema } of contentsOf(operation)) {
      if (isInline(schema)) yield* fieldNames(shapes.of(schema), owner);
    }
  }
}

export function contentsOf({ body, responses }: Operation): MediaType[] {
  return [...(body?.contents ?? []), ...responses.flatMap(({ contents }) => contents)];
}

/** The schema of what a successful call returns, without its envelope. */
export function resultOf(operation: Operation): unknown {
  const content = successOf(operation);
  return (content?.wrapped ?? content)?.schema;
}

export function successOf({ responses }: Operation): MediaType | undefined {
  return responses.find(({ status }) => /^2/.test(status))?.contents[0];
}

/** The polling intervals of the calls that clients repeat. */
export function pollsOf(operations: Operation[]) {
  return operations.flatMap(({ poll, id, operationId = id }) => (poll ? [{ ...poll, operationId }] : []));
}

/** Names of the credentials that a call takes. */
export function keysOf({ security }: Operation): string[] {
  return security.flat().flatMap(({ scheme }) => scheme.name ?? []);
}

function parameterName(shape: Shape, parameter: Parameter, owner: string): NameFact {
  const { name, required: isRequired, description = '' } = parameter;
  const examples = [...describe(shape).examples, ...parameter.examples.map(({ value }) => value)];
  return { kind: 'parameter', name, owner, shape, isRequired, description, examples };
}

/** Inner fields of inline schemas, too; those of entities come with the entity. */
function* fieldNames(shape: Shape, owner: string, seen = new Set<Shape>()): Generator<NameFact> {
  if (seen.has(shape)) return;
  seen.add(shape);
  const { items } = shape.keywords;
  if (isInline(items)) yield* fieldNames(shape.inside(items), owner, seen);
  for (const [name, { isRequired, uses }] of fieldsOf(shape)) {
    for (const use of uses) {
      yield { kind: 'field', name, owner, ...describe(use.shape), isRequired };
      if (isInline(use.schema)) yield* fieldNames(use.shape, owner, seen);
    }
  }
}

function isInline(schema: unknown): schema is JsonObject {
  return isObject(schema) && findAlias(schema) === undefined;
}

function describe(shape: Shape): Pick<NameFact, 'shape' | 'description' | 'examples'> {
  const { description = '', examples = [] } = shape.keywords;
  return { shape, description, examples };
}

/** The values that a schema lists, or the only one that it allows. */
export function allowedValues({ keywords }: Shape): unknown[] {
  return [...(keywords.enum ?? []).map(({ value }) => value), ...('const' in keywords ? [keywords.const] : [])];
}

function collectValues(value: unknown, into: Set<string>, depth = 0): void {
  if (depth > 8) return;
  if (typeof value === 'string' || typeof value === 'number') into.add(String(value));
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (!Array.isArray(value)) into.add(key);
      collectValues(inner, into, depth + 1);
    }
  }
}

function readCodes(model: ApiModel): Map<number, CodeFact> {
  return new Map(
    model.errors.map((error) => {
      const operations = model.operations.filter(({ errors }) => errors.some((one) => one.error === error));
      const parameters = operations
        .flatMap((operation) => operation.parameters)
        .filter(({ errors }) => errors.some((one) => one === error.code || (isObject(one) && one.code === error.code)));
      return [error.code, { error, operations, parameters }];
    }),
  );
}

/** All calls, and those of a page, of a method, with a body, or with the same credentials. */
function countCalls(operations: Operation[]): Set<number> {
  const groups = new Map<string, number>();
  const count = (key: string) => void groups.set(key, (groups.get(key) ?? 0) + 1);
  for (const { tags, method, body, security, effect, path } of operations) {
    count('all');
    count(`page ${tags[0]}`);
    count(`method ${method}`);
    count(`body ${body !== undefined}`);
    count(`effect ${effect?.kind}`);
    count(`folder ${path.split('/').slice(0, -1).join('/')}`);
    count(
      `credentials ${security
        .flat()
        .map(({ scheme }) => scheme.key)
        .join()}`,
    );
  }
  return new Set(groups.values());
}
