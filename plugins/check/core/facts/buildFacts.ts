import type { ApiModel, MediaType, Operation, Parameter } from '../../../openapi';
import { once } from '../../../shared/core/cache';
import { isObject, type JsonObject, list } from '../../../shared/core/json';
import { fieldsOf, resolveSchema } from './fields';
import { createPathIndex } from './paths';
import type { CodeFact, Facts, NameFact } from './types';

export const buildFacts = once(readFacts);

function readFacts(model: ApiModel): Facts {
  const { operations } = model;
  const names = new Map<string, NameFact[]>();
  const add = (fact: NameFact) => void names.set(fact.name, [...(names.get(fact.name) ?? []), fact]);
  const values = new Set<string>();
  for (const fact of listNames(model)) {
    add(fact);
    for (const value of [...fact.examples, ...enumValues(fact.schema)]) collectValues(value, values);
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
  for (const { name, schema } of model.entities) {
    yield { kind: 'entity', name, owner: '', ...describe(resolveSchema(model, schema)), isRequired: false };
    yield* fieldNames(model, schema, name);
  }
  for (const { name, description = '' } of model.securitySchemes) {
    const described = { schema: {}, description, examples: [] };
    if (name) yield { kind: 'credential', name, owner: '', ...described, isRequired: true };
  }
  for (const operation of model.operations) {
    const { id, operationId, parameters } = operation;
    if (operationId) yield { kind: 'operation', name: operationId, owner: '', ...describe({}), isRequired: false };
    const owner = operationId ?? id;
    for (const parameter of parameters) {
      yield parameterName(model, parameter, owner);
      yield* fieldNames(model, parameter.schema, owner);
    }
    for (const { schema } of contentsOf(operation)) yield* fieldNames(model, schema, owner);
  }
}

export function contentsOf({ body, responses }: Operation): MediaType[] {
  return [...(body?.contents ?? []), ...responses.flatMap(({ contents }) => contents)];
}

/** The schema of what a successful call returns, without its envelope. */
export function resultOf(model: ApiModel, operation: Operation): unknown {
  const schema = successOf(operation)?.schema;
  return model.envelope ? fieldsOf(model, schema).get(model.envelope.data)?.schema : schema;
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

function parameterName(model: ApiModel, parameter: Parameter, owner: string): NameFact {
  const schema = resolveSchema(model, parameter.schema);
  const { name, required: isRequired, description = '' } = parameter;
  const examples = [...describe(schema).examples, ...parameter.examples.map(({ value }) => value)];
  return { kind: 'parameter', name, owner, schema, isRequired, description, examples };
}

/** Inner fields of inline schemas, too; those of entities come with the entity. */
function* fieldNames(model: ApiModel, schema: unknown, owner: string, depth = 0): Generator<NameFact> {
  if (!isObject(schema) || typeof schema.$ref === 'string' || depth > 6) return;
  for (const part of [...list(schema.allOf), ...list(schema.oneOf), ...list(schema.anyOf), schema.items])
    yield* fieldNames(model, part, owner, depth + 1);
  if (!isObject(schema.properties)) return;
  const required = new Set(list(schema.required));
  for (const [name, inner] of Object.entries(schema.properties)) {
    const resolved = resolveSchema(model, inner);
    yield { kind: 'field', name, owner, ...describe(resolved), isRequired: required.has(name) };
    yield* fieldNames(model, inner, owner, depth + 1);
  }
}

function describe(schema: JsonObject): Pick<NameFact, 'schema' | 'description' | 'examples'> {
  const description = typeof schema.description === 'string' ? schema.description : '';
  return {
    schema,
    description,
    examples: [...list(schema.examples), ...('example' in schema ? [schema.example] : [])],
  };
}

export function enumValues(schema: JsonObject): unknown[] {
  const constants = [...list(schema.oneOf), ...list(schema.anyOf), schema].flatMap((part) =>
    isObject(part) && 'const' in part ? [part.const] : [],
  );
  return [...list(schema.enum), ...constants];
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
