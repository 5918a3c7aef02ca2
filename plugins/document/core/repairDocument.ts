import { isObject, type JsonObject, list } from '../../shared/core/json';
import { findByRef, isReference, MAX_HOPS } from '../../shared/core/pointer';
import { words } from '../../shared/core/words';
import { walkDocument } from './grammar/walkDocument';
import { mapSubtypes } from './mapSubtypes';
import type { ParsedFile, SpecDocument } from './parse/types';
import { type NumberAt, restoreTexts, writtenNumberAt } from './parse/writtenTexts';

const VALUES = words('default const example x-example');
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

type Holder = Record<string | number, unknown>;

/** Makes a document say what its author means. Changes its root. */
export function repairDocument({ root, positionOf }: SpecDocument, files: Iterable<ParsedFile>): void {
  const numberAt = writtenNumberAt(positionOf, files);
  repairSchemas(root, numberAt);
  mapSubtypes(root);
  restoreTexts(root, numberAt);
}

/**
 * Makes schemas say what their authors mean: values have the declared type (`type: string, enum: [1, 2]`), and branches
 * that allow only null do so themselves. Changes `root`.
 */
function repairSchemas(root: JsonObject, numberAt: NumberAt): void {
  walkDocument(root, ({ node, place }) => {
    if (place !== 'schema') return;
    repairValues(node, numberAt);
    for (const branches of [node.oneOf, node.anyOf]) repairBranches(list(branches), root);
  });
}

function repairValues(node: JsonObject, numberAt: NumberAt): void {
  const [type, ...others] = [node.type].flat().filter((each) => each !== 'null');
  if (typeof type !== 'string' || others.length > 0) return;
  const repair = (holder: Holder, key: string | number) => {
    holder[key] = ofType(holder[key], type, () => numberAt(holder, key) ?? String(holder[key]));
  };
  for (const key of VALUES) if (Object.hasOwn(node, key)) repair(node, key);
  // In place: positions belong to these lists.
  for (const values of [list(node.examples), list(node.enum)]) {
    for (const index of values.keys()) repair(values as unknown as Holder, index);
  }
}

function ofType(value: unknown, type: string, text: () => string): unknown {
  if (type === 'string') return typeof value === 'number' || typeof value === 'boolean' ? text() : value;
  if (typeof value !== 'string') return value;
  if (type === 'boolean') return value === 'true' ? true : value === 'false' ? false : value;
  const isNumber = (type === 'integer' || type === 'number') && NUMBER.test(value);
  const fits = type === 'integer' ? Number.isSafeInteger(Number(value)) : Number.isFinite(Number(value));
  return isNumber && fits ? Number(value) : value;
}

function repairBranches(branches: unknown[], root: JsonObject): void {
  if (branches.length < 2) return;
  for (const [index, branch] of branches.entries()) {
    if (isOnlyNullable(branch) || (isReference(branch) && isNull(target(branch, root))))
      branches[index] = { enum: [null] };
  }
}

/** ASP.NET writes `{ "nullable": true }` for the type null of 3.1. */
function isOnlyNullable(branch: unknown): boolean {
  return isObject(branch) && branch.nullable === true && Object.keys(branch).length === 1;
}

/** drf-spectacular refers to `NullEnum: { enum: [null] }`. */
function isNull(schema: unknown): boolean {
  if (!isObject(schema)) return false;
  const values = Object.hasOwn(schema, 'const') ? [schema.const] : list(schema.enum);
  return schema.type === 'null' || (values.length > 0 && values.every((value) => value === null));
}

function target(reference: unknown, root: JsonObject): unknown {
  let found = reference;
  for (let hop = 0; hop < MAX_HOPS && isReference(found); hop += 1) found = findByRef(root, found.$ref);
  return found;
}
