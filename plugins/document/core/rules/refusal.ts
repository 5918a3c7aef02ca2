import { describeReason, findTelling } from '../../../schema/core/validate/explain';
import type { Reason } from '../../../schema/core/validate/types';
import { isObject, list } from '../../../shared/core/json';
import { words } from '../../../shared/core/words';
import { didYouMean } from '../../../shared/suggest';
import { type Finding, listChoices } from './report';

/** A value that was validated: where it is written, and its name in messages. */
interface Validated {
  node: object;
  key: string | number;
  name: string;
  value: unknown;
}

const UNEXPECTED = new Set<string>(words('additionalProperties unevaluatedProperties undescribed'));
const EMPTY = new Set<string>(words('minLength minItems minProperties'));
const MAX_VALUES = 20;

/** Says why a schema refuses a value, at the part that it refuses. */
export function describeRefusal(refusal: Reason, { node, key, name, value }: Validated): Finding {
  const reason = findTelling(refusal);
  const { keyword, path, found } = reason;
  const label = `\`${[name, ...path.filter((part) => !/^\d+$/.test(part))].join('.')}\``;
  const extra = reason.name ?? '';
  if (UNEXPECTED.has(keyword) && isObject(found)) {
    const known = namesOf(reason);
    const all = known.length > 0 ? `It has ${known.map((field) => `\`${field}\``).join(', ')}.` : undefined;
    const hint = didYouMean(extra, known) ?? (known.length > MAX_VALUES ? undefined : all);
    return { node: found, key: extra, message: `${label} has no field \`${extra}\`.`, hint };
  }
  const place = placeOf(path, { node, key, value });
  if (keyword === 'required') return { ...place, message: `${label} needs \`${extra}\`.` };
  const values = keyword === 'enum' ? list(reason.expected).map(String) : [];
  const hint = typeof found === 'string' ? didYouMean(found, values) : undefined;
  return { ...place, part: 'value', message: `${label} ${describe(reason, values)}.`, hint };
}

function namesOf({ expected, schema }: Reason): string[] {
  if (Array.isArray(expected)) return expected.map(String);
  return isObject(schema.properties) ? Object.keys(schema.properties) : [];
}

/** The object or list that holds the part, and its key. */
function placeOf(path: string[], whole: Omit<Validated, 'name'>): Pick<Finding, 'node' | 'key'> {
  let { node, key, value } = whole;
  for (const part of path) {
    if (typeof value !== 'object' || value === null) break;
    node = value;
    key = Array.isArray(value) ? Number(part) : part;
    value = (value as Record<string, unknown>)[part];
  }
  return { node, key };
}

function describe(reason: Reason, values: string[]): string {
  const { keyword, expected } = reason;
  if (values.length > 0 && values.length <= MAX_VALUES) {
    return `must be ${listChoices(values.map((value) => `\`${value}\``))}`;
  }
  if (keyword === 'type')
    return `must be ${listChoices(list(expected).map((type) => TYPES[String(type)] ?? String(type)))}`;
  if (EMPTY.has(keyword) && expected === 1) return 'must not be empty';
  if (keyword === 'pattern') return `must match \`${String(expected)}\``;
  if (keyword === 'minimum') return `must be at least ${String(expected)}`;
  if (keyword === 'maximum') return `must be at most ${String(expected)}`;
  if (keyword === 'exclusiveMinimum') return `must be more than ${String(expected)}`;
  if (keyword === 'exclusiveMaximum') return `must be less than ${String(expected)}`;
  return describeReason(reason);
}

const TYPES: Record<string, string> = {
  object: 'an object',
  array: 'an array',
  string: 'a string',
  number: 'a number',
  integer: 'an integer',
  boolean: 'true or false',
};
