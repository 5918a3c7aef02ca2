import { once } from '../../../shared/core/cache';
import { isObject, type JsonObject } from '../../../shared/core/json';
import { referenceName } from '../../../shared/core/pointer';
import type { Keywords } from '../keywords/keywords';
import type { EnumValue } from '../keywords/kinds';
import { readKeywords } from '../keywords/readKeywords';
import { mappedReference } from '../keywords/references';
import { MAX_DEPTH } from '../limits';
import type { Schema, SchemaSource } from '../types';
import { findAlias } from './alias';
import { bothOf } from './intersect';
import type { Choice } from './types';

type Source = Required<SchemaSource>;

interface Base {
  keywords: Keywords;
  choices: Choice[];
}

export function isVariantOf(base: Base, schema: JsonObject, source: Source): boolean {
  return choicesOf(base).some(
    (choice) => lists(choice, schema, source) || discriminatingValues(choice, schema, source).length > 0,
  );
}

export function choicesOf({ keywords: { discriminator, oneOf, anyOf }, choices }: Base): Choice[] {
  const branches = oneOf ?? anyOf;
  return discriminator || branches ? [...choices, { discriminator, branches }] : choices;
}

export function withoutChoice(base: Keywords, schema: JsonObject, source: Source): Keywords {
  const { oneOf, anyOf, ...rest } = base;
  const kept: Keywords = { ...rest };
  if (oneOf && !includes(oneOf, schema, source)) kept.oneOf = oneOf;
  if (anyOf && !includes(anyOf, schema, source)) kept.anyOf = anyOf;
  return kept;
}

/** Restricts the discriminator property of a variant to the variant's own values. */
export function restrictDiscriminator(keywords: Keywords, choices: Choice[], schema: JsonObject, source: Source): void {
  for (const choice of choices) {
    const name = choice.discriminator?.propertyName ?? '';
    const values = discriminatingValues(choice, schema, source);
    const property = keywords.properties?.get(name);
    if (values.length === 0 || property === undefined || hasOwnValue(property)) continue;
    if (!allowsAll(property, values, source)) continue;
    keywords.properties = new Map(keywords.properties).set(name, withValues(property, values));
  }
}

function lists({ branches = [] }: Choice, schema: JsonObject, source: Source): boolean {
  return includes(branches, schema, source);
}

function includes(branches: unknown[], schema: JsonObject, source: Source): boolean {
  const ref = source.refOf(schema);
  return branches.some(
    (branch) => isObject(branch) && (branch === schema || (ref !== undefined && findAlias(branch)?.ref === ref)),
  );
}

function discriminatingValues(choice: Choice, schema: JsonObject, source: Source): string[] {
  const { discriminator, branches } = choice;
  const ref = source.refOf(schema);
  if (!discriminator || ref === undefined) return [];
  const mapped = discriminator.mapping.filter(({ target }) => mappedReference(target) === ref);
  if (discriminator.mapping.length > 0 || discriminator.explicitOnly) return mapped.map(({ value }) => value);
  return !branches || lists(choice, schema, source) ? [referenceName(ref)] : [];
}

/** Properties before an intermediate variant restricted them. */
const historyOf = once((_property: object): { original?: unknown } => ({}));

function withValues(property: unknown, values: string[]): Schema {
  const original = (isObject(property) && historyOf(property).original) || property;
  const [value] = values;
  const schema = bothOf(original, values.length === 1 ? { const: value } : { enum: values });
  if (isObject(schema)) historyOf(schema).original = original;
  return schema;
}

function allowsAll(property: unknown, values: string[], source: Source): boolean {
  const allowed = allowedValues(property, source, 0);
  return !allowed || values.every((value) => allowed.some((one) => one.value === value));
}

function allowedValues(property: unknown, source: Source, hops: number): EnumValue[] | undefined {
  if (!isObject(property) || hops > MAX_DEPTH) return undefined;
  const { enum: values, allOf = [] } = readKeywords(property);
  if (values) return values;
  const alias = findAlias(property);
  const parts = alias ? [source.resolve(alias.ref)] : allOf;
  return parts.map((part) => allowedValues(part, source, hops + 1)).find((allowed) => allowed !== undefined);
}

function hasOwnValue(property: unknown): boolean {
  if (!isObject(property) || historyOf(property).original !== undefined) return false;
  const { types, enum: values, allOf = [], ...keywords } = readKeywords(property);
  const isText = !types || types.includes('string');
  return !isText || 'const' in keywords || values?.length === 1 || allOf.some(hasOwnValue);
}
