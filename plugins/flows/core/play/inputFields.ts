import { isObject, type Json, parseJson } from '../../../shared/core/json';
import type { Values } from '../expressions/evaluate';
import type { FlowInput, Workflow } from '../types';

/** An input of a workflow, as a reader fills it in. */
export interface InputField {
  name: string;
  kind: 'text' | 'number' | 'choice' | 'json' | 'secret';
  /** The values of a choice, as they are written. */
  choices: string[];
  required: boolean;
  /** What it begins with; empty if nothing is known. */
  initial: string;
}

/** Texts by the name of an input. */
export type InputTexts = Readonly<Record<string, string>>;

export function listInputFields({ inputs }: Workflow): InputField[] {
  return inputs.map(({ name, schema, required }) => {
    const choices = choicesOf(schema);
    return {
      name,
      kind: choices.length > 0 ? 'choice' : kindOf(schema),
      choices,
      required,
      initial: initialOf(schema),
    };
  });
}

/** The value of each input that has a text; what is no JSON where it should be is sent as text. */
export function readInputs({ inputs }: Workflow, texts: InputTexts): Values {
  const values = inputs.flatMap(({ name, schema }): Array<[string, Json]> => {
    const text = texts[name] ?? '';
    return text === '' ? [] : [[name, isText(schema) ? text : (parseJson(text) ?? text)]];
  });
  return Object.fromEntries(values);
}

function choicesOf(schema: FlowInput['schema']): string[] {
  if (Array.isArray(schema.enum)) return schema.enum.map(write);
  return schema.type === 'boolean' ? ['true', 'false'] : [];
}

function kindOf(schema: FlowInput['schema']): InputField['kind'] {
  if (schema.format === 'password' || schema.writeOnly === true) return 'secret';
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  return schema.type === 'object' || schema.type === 'array' ? 'json' : 'text';
}

/** Its default or its first example. */
function initialOf({ default: usual, examples, example }: FlowInput['schema']): string {
  const [first] = Array.isArray(examples) ? examples : [example];
  return write(usual ?? first ?? '');
}

function isText({ type, enum: values }: FlowInput['schema']): boolean {
  return type === 'string' || (Array.isArray(values) && values.every((value) => typeof value === 'string'));
}

function write(value: unknown): string {
  if (typeof value === 'string') return value;
  return isObject(value) || Array.isArray(value) ? JSON.stringify(value, null, 2) : String(value);
}
