import { keywordsOf } from '../../schema/core/combine/shapes';
import { words } from '../../shared/core/words';
import { didYouMean } from '../../shared/suggest';
import type { ApiModel } from './model/types';

/** Components of hand-written pages that show a fact of the document, and so are never wrong. */
export const PINS = ['Call', 'Field', 'ErrorCode', 'Limit', 'Count'] as const;
export type PinName = (typeof PINS)[number];

export interface Pin {
  name: PinName;
  attributes: Readonly<Record<string, string>>;
}

export interface PinnedFact {
  text: string;
  isCode: boolean;
  /** The anchor of its description. */
  anchor?: string;
}

export type PinResult = PinnedFact | { message: string; hint?: string };

const MOST = words('maxItems maximum maxLength maxProperties');
const LEAST = words('minItems minimum minLength minProperties');
const UNITS = new Map(Object.entries({ seconds: 1, minutes: 60, hours: 3600, days: 86_400 }));

/** Looks up what a pin shows. */
export function resolvePin(model: ApiModel, { name, attributes }: Pin): PinResult {
  const { id = '', of = '', name: field = '', code = '' } = attributes;
  if (name === 'Call') return findCall(model, id, attributes.show);
  if (name === 'Field') return findField(model, of, field);
  if (name === 'ErrorCode') return findCode(model, code);
  return name === 'Limit' ? findLimit(model, attributes) : findCount(model, of);
}

function findCall({ operations }: ApiModel, id: string, show = 'path'): PinResult {
  const found = operations.find((operation) => operation.operationId === id || operation.id === id);
  if (found && show === 'title') return { text: found.title, isCode: false, anchor: found.id };
  if (found && show === 'path') return { text: `${found.method} ${found.path}`, isCode: true, anchor: found.id };
  if (found) return lost(`A call has no \`${show}\` to show.`, show, ['path', 'title']);
  return lost(
    `The document has no operation \`${id}\`.`,
    id,
    operations.map(({ operationId, id: own }) => operationId ?? own),
  );
}

function findField(model: ApiModel, of: string, field: string): PinResult {
  const entity = model.entities.find(({ name }) => name === of);
  const operation = model.operations.find(({ operationId, id }) => operationId === of || id === of);
  if (!entity && !operation) {
    const known = [
      ...model.entities.map(({ name }) => name),
      ...model.operations.map(({ operationId = '' }) => operationId),
    ];
    return lost(`The document has no entity or operation \`${of}\`.`, of, known);
  }
  const names = entity
    ? [...(keywordsOf(entity.schema, model).properties?.keys() ?? [])]
    : (operation?.parameters ?? []).map(({ name }) => name);
  if (names.includes(field)) return { text: field, isCode: true, anchor: entity?.name ?? operation?.id ?? '' };
  return lost(`\`${of}\` has no \`${field}\`.`, field, names);
}

function findCode({ errors }: ApiModel, code: string): PinResult {
  if (errors.some((error) => String(error.code) === code)) return { text: code, isCode: false, anchor: code };
  return lost(
    `The catalogue has no error code ${code}.`,
    code,
    errors.map((error) => String(error.code)),
  );
}

/** `of`: `param`, `operation.param` or `Entity.field`, or an operation that is polled. */
function findLimit(model: ApiModel, { of = '', kind = 'most', in: unit = 'seconds' }: Pin['attributes']): PinResult {
  const polled = model.operations.find(({ operationId, poll }) => operationId === of && poll);
  const seconds = UNITS.get(unit);
  if (polled && seconds === undefined) return lost(`There is no unit \`${unit}\`.`, unit, UNITS.keys());
  if (polled?.poll && seconds) return { text: String(polled.poll.seconds / seconds), isCode: false, anchor: polled.id };
  const limits = new Map<string, Set<number>>();
  for (const [name, schema] of namedSchemas(model)) {
    const keywords = keywordsOf(schema, model);
    const values = (kind === 'least' ? LEAST : MOST).flatMap((key) => keywords[key] ?? []);
    for (const key of [name, name.split('.')[1] ?? name]) {
      const known = limits.get(key) ?? new Set();
      for (const value of values) known.add(value);
      if (values.length > 0) limits.set(key, known);
    }
  }
  const found = [...(limits.get(of) ?? [])];
  if (found.length === 1) return { text: String(found[0]), isCode: false };
  if (found.length > 1)
    return {
      message: `\`${of}\` has several limits: ${found.join(', ')}.`,
      hint: 'Name its operation or entity: `operation.parameter`.',
    };
  return lost(`The document sets no limit for \`${of}\`.`, of, limits.keys());
}

/** `of`: `calls`, `errors`, `entities`, or the calls of a tag, a page path, a method or a security scheme. */
function findCount({ operations, errors, entities, tags, securitySchemes }: ApiModel, of: string): PinResult {
  const counts = new Map<string, number>([
    ['calls', operations.length],
    ['errors', errors.length],
    ['entities', entities.length],
    ['open', operations.filter(({ caller }) => caller === 'anyone').length],
  ]);
  const count = (name: string, isIn: (operation: (typeof operations)[number]) => boolean) =>
    counts.set(name, operations.filter(isIn).length);
  for (const { name, page } of tags) {
    for (const key of [name, page.path ?? name]) count(key, (operation) => operation.tags[0] === name);
  }
  for (const { key } of securitySchemes)
    count(key, ({ security }) => security.flat().some(({ scheme }) => scheme.key === key));
  for (const { method } of operations) count(method, (operation) => operation.method === method);
  const found = counts.get(of);
  return found === undefined
    ? lost(`Nothing is counted by the name \`${of}\`.`, of, counts.keys())
    : { text: String(found), isCode: false };
}

function* namedSchemas(model: ApiModel): Generator<[name: string, schema: unknown]> {
  for (const { operationId = '', parameters } of model.operations) {
    for (const { name, schema } of parameters) yield [`${operationId}.${name}`, schema];
  }
  for (const { name, schema } of model.entities) {
    for (const [field, inner] of keywordsOf(schema, model).properties ?? []) yield [`${name}.${field}`, inner];
  }
}

function lost(message: string, given: string, known: Iterable<string>): PinResult {
  const hint = didYouMean(given, known);
  return { message, ...(hint && { hint }) };
}
