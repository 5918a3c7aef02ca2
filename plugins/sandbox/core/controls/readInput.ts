import type { Json } from '../types';

export type Check<Value> = (value: Json | undefined, name: string) => Value;
type Checks = Record<string, Check<unknown>>;
type Checked<Fields extends Checks> = { [Name in keyof Fields]: ReturnType<Fields[Name]> };

/** Reads the fields of a control's input; no input is an empty object. Throws an error for unknown fields. */
export function readInput<Fields extends Checks>(input: Json, fields: Fields): Checked<Fields> {
  const values = input ?? {};
  if (typeof values !== 'object' || Array.isArray(values)) throw new Error('The input must be a JSON object.');
  const known = Object.keys(fields);
  const other = Object.keys(values).find((name) => !known.includes(name));
  if (other !== undefined) throw new Error(`\`${other}\` is not a field here. The fields are ${known.join(', ')}.`);
  const read = known.map((name) => [
    name,
    fields[name]?.(Object.hasOwn(values, name) ? values[name] : undefined, name),
  ]);
  return Object.fromEntries(read) as Checked<Fields>;
}

export const anything: Check<Json | undefined> = (value) => value;

export function text(longest: number): Check<string> {
  return (value, name) => {
    if (typeof value === 'string' && value.trim() !== '' && value.length <= longest) return value;
    throw new Error(`\`${name}\` must be text of 1 to ${longest} characters.`);
  };
}

export function whole(least: number, most: number): Check<number> {
  return (value, name) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    throw new Error(`\`${name}\` must be an integer from ${least} to ${most}.`);
  };
}

export const flag: Check<boolean> = (value, name) => {
  if (typeof value === 'boolean') return value;
  throw new Error(`\`${name}\` must be true or false.`);
};

export function oneOf<Value extends string>(values: readonly Value[]): Check<Value> {
  return (value, name) => {
    const found = values.find((one) => one === value);
    if (found !== undefined) return found;
    throw new Error(`\`${name}\` must be one of ${values.join(', ')}.`);
  };
}

export function listOf<Value>(check: Check<Value>, least: number, most: number): Check<Value[]> {
  return (value, name) => {
    if (!Array.isArray(value) || value.length < least || value.length > most) {
      throw new Error(`\`${name}\` must be a list of ${least} to ${most} values.`);
    }
    return value.map((item, place) => check(item, `${name}[${place}]`));
  };
}

export function optional<Value>(check: Check<Value>): Check<Value | undefined> {
  return (value, name) => (value === undefined ? undefined : check(value, name));
}

export function either<Value>(check: Check<Value>, fallback: Value): Check<Value> {
  return (value, name) => (value === undefined ? fallback : check(value, name));
}
