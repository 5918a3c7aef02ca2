import type { ErrorObject } from 'ajv/dist/2020';
import { EXTENSIONS } from '../../../shared/core/extensions/validate';
import { isObject } from '../../../shared/core/json';
import { parsePointer } from '../../../shared/core/pointer';
import { didYouMean } from '../../../shared/suggest';
import { type Finding, listChoices } from './report';

export function checkShape(name: string, holder: object, value: unknown): Finding[] {
  const validate = EXTENSIONS[name]?.validate;
  if (!validate || validate(value)) return [];
  return (validate.errors ?? []).map((error) => toFinding(name, holder, value, error));
}

function toFinding(name: string, holder: object, root: unknown, error: ErrorObject): Finding {
  const keys = parsePointer(error.instancePath);
  let node: object = holder;
  let key: string | number = name;
  let value: unknown = root;
  for (const part of keys) {
    if (typeof value !== 'object' || value === null) break;
    node = value;
    key = Array.isArray(value) ? Number(part) : part;
    value = (value as Record<string, unknown>)[part];
  }
  const label = `\`${[name, ...keys.filter((part) => !/^\d+$/.test(part))].join('.')}\``;
  const { params } = error as { params: Record<string, unknown> };
  if (error.keyword === 'additionalProperties' && typeof value === 'object' && value !== null) {
    const extra = String(params.additionalProperty);
    const known = isObject(error.parentSchema?.properties) ? Object.keys(error.parentSchema.properties) : [];
    const hint = didYouMean(extra, known) ?? `It has ${known.map((field) => `\`${field}\``).join(', ')}.`;
    return { node: value, key: extra, message: `${label} has no field \`${extra}\`.`, hint };
  }
  if (error.keyword === 'required') {
    return { node, key, message: `${label} needs \`${String(params.missingProperty)}\`.`, hint: describe(error) };
  }
  const must = describeRule(error, params);
  const about = keys.length === 0 ? EXTENSIONS[name]?.description : undefined;
  const hint = suggest(value, params) ?? describe(error) ?? about;
  return { node, key, part: 'value', message: `${label} ${must}.`, hint };
}

function describeRule({ keyword, message, parentSchema }: ErrorObject, params: Record<string, unknown>): string {
  if (keyword === 'enum' && Array.isArray(params.allowedValues)) {
    return `must be ${listChoices(params.allowedValues.map((value) => `\`${String(value)}\``))}`;
  }
  if (keyword === 'type') {
    const types = Array.isArray(parentSchema?.type) ? parentSchema.type : [parentSchema?.type];
    return `must be ${listChoices(types.map((type) => TYPES[String(type)] ?? String(type)))}`;
  }
  if (keyword === 'minLength' || keyword === 'minItems') return 'must not be empty';
  if (keyword === 'pattern') return `must match \`${String(params.pattern)}\``;
  if (keyword === 'minimum' || keyword === 'exclusiveMinimum') {
    return `must be ${keyword === 'minimum' ? 'at least' : 'more than'} ${String(params.limit)}`;
  }
  return message ?? 'is not valid';
}

const TYPES: Record<string, string> = {
  object: 'an object',
  array: 'an array',
  string: 'a string',
  number: 'a number',
  integer: 'an integer',
  boolean: 'true or false',
};

function suggest(value: unknown, params: Record<string, unknown>): string | undefined {
  if (typeof value !== 'string' || !Array.isArray(params.allowedValues)) return undefined;
  return didYouMean(value, params.allowedValues.map(String));
}

function describe(error: ErrorObject): string | undefined {
  const missing = (error.params as { missingProperty?: unknown }).missingProperty;
  const schema =
    typeof missing === 'string' && isObject(error.parentSchema?.properties)
      ? error.parentSchema.properties[missing]
      : error.parentSchema;
  return isObject(schema) && typeof schema.description === 'string' ? schema.description : undefined;
}
