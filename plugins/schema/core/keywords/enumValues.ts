import { isObject, type JsonObject } from '../../../shared/core/json';
import { objects, text } from '../reader';
import { jsonText } from './jsonText';
import type { Keywords } from './keywords';
import type { EnumValue } from './kinds';

function besides(list: unknown, value: unknown, index: number): string | undefined {
  const entry = Array.isArray(list) ? list[index] : isObject(list) ? entryOf(list, value) : undefined;
  return typeof entry === 'string' && entry !== '' ? entry : undefined;
}

/** Keys are text; a number may be spelled differently: `1.0` for 1. */
function entryOf(map: JsonObject, value: unknown): unknown {
  const text = typeof value === 'string' ? value : jsonText(value);
  const key = Object.hasOwn(map, text) ? text : Object.keys(map).find((name) => name !== '' && Number(name) === value);
  return key === undefined ? undefined : map[key];
}

/** What extensions say of listed values, by whatever name their generators gave them. */
export function enumValues(values: unknown[], extensions: JsonObject): EnumValue[] {
  const meanings = extensions['x-enumDescriptions'] ?? extensions['x-enum-descriptions'];
  const names = extensions['x-enum-varnames'] ?? extensions['x-enumNames'];
  const deprecated = extensions['x-enumDeprecated'];
  return values.map((value, index) => {
    const told =
      microsoftValue(extensions['x-ms-enum'], value) ?? enumElement(extensions['x-enum-elements'], value, index);
    return {
      value,
      name: besides(names, value, index) ?? text(told?.['name']),
      description: besides(meanings, value, index) ?? text(told?.['description']),
      ...(Array.isArray(deprecated) && deprecated[index] === true ? { deprecated: true } : {}),
    };
  });
}

/** Values of a list that may grow. */
export function knownValues(extensions: JsonObject): EnumValue[] | undefined {
  const values = extensions['x-extensible-enum'];
  return Array.isArray(values) && values.length > 0 ? enumValues(values, extensions) : undefined;
}

function microsoftValue(extension: unknown, value: unknown): JsonObject | undefined {
  return isObject(extension) ? objects(extension['values']).find((one) => one['value'] === value) : undefined;
}

/** APIMatic names its elements after the values, or numbers them. */
function enumElement(extension: unknown, value: unknown, index: number): JsonObject | undefined {
  const elements = objects(extension);
  const named = elements.find(({ name }) => name === value);
  return named ?? (typeof value === 'string' ? undefined : elements[index]);
}

const CONSTANT_KEYS = new Set(['const', 'enum', 'title', 'description', 'type']);

function constantOf(branch: unknown): EnumValue | undefined {
  if (!isObject(branch) || Object.keys(branch).some((key) => !CONSTANT_KEYS.has(key))) return undefined;
  const { const: constant, enum: values, title, description } = branch;
  const isConstant = 'const' in branch;
  if (!isConstant && !(Array.isArray(values) && values.length === 1)) return undefined;
  return {
    value: isConstant ? constant : (values as unknown[])[0],
    name: typeof title === 'string' ? title : undefined,
    description: typeof description === 'string' ? description : undefined,
  };
}

/** Converts a union of constants, `oneOf: [{const: 1, title: Gold}, …]`, to an enum. */
export function constantBranches(keywords: Keywords): Keywords {
  const { oneOf, anyOf, ...others } = keywords;
  const branches = oneOf ?? anyOf;
  if (!branches || (oneOf && anyOf) || keywords.enum || keywords.discriminator) return keywords;
  const values = branches.map(constantOf);
  return values.every((value) => value !== undefined) ? { ...others, enum: values } : keywords;
}
