import { isOfTypes } from '../../schema/core/validate/scalars';
import { isObject, type Json, parseJson } from '../../shared/core/json';
import { isSecret } from './secretFields';
import type { FlowInput } from './types';

type Schema = FlowInput['schema'];

/** The default of an input, or its first example. */
export function exampleOf({ default: usual, examples, example }: Schema): Json | undefined {
  const [first = example] = Array.isArray(examples) ? examples : [];
  return (usual === undefined ? first : usual) as Json | undefined;
}

/** What a text means for an input. What is no JSON where it should be is a text. */
export function valueOfText(schema: Schema, text: string): Json {
  const chosen = Array.isArray(schema.enum) ? schema.enum.find((value) => writeValue(value) === text) : undefined;
  if (chosen !== undefined) return chosen;
  const value = parseJson(text);
  const types = typesOf(schema);
  const mayBeText = types.length === 0 ? isSecret(schema) : types.includes('string');
  const others = types.filter((type) => type !== 'string');
  return value === undefined || (mayBeText && !isOfTypes(value, others)) ? text : value;
}

/** The types of an input, without `null`. */
export function typesOf({ type }: Schema): string[] {
  return [type].flat().filter((one) => typeof one === 'string' && one !== 'null') as string[];
}

/** All values that an input can have, as they are written; empty if there are too many to say. */
export function choicesOf(schema: Schema): string[] {
  if (Array.isArray(schema.enum)) return schema.enum.map(writeValue);
  if (typesOf(schema).join() !== 'boolean') return [];
  return ['true', 'false', ...([schema.type].flat().includes('null') ? ['null'] : [])];
}

/** Texts as they are, and others as JSON. */
export function writeValue(value: Json): string {
  if (typeof value === 'string') return value;
  return isObject(value) || Array.isArray(value) ? JSON.stringify(value, null, 2) : String(value);
}
