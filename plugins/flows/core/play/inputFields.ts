import type { Json } from '../../../shared/core/json';
import type { Values } from '../expressions/evaluate';
import { choicesOf, exampleOf, typesOf, valueOfText, writeValue } from '../inputValues';
import { isSecret } from '../secretFields';
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
    const example = exampleOf(schema) ?? '';
    return {
      name,
      kind: choices.length > 0 ? 'choice' : kindOf(schema),
      choices,
      required,
      initial: writeValue(example),
    };
  });
}

/** The value of each input that has a text. */
export function readInputs({ inputs }: Workflow, texts: InputTexts): Values {
  const values = inputs.flatMap(({ name, schema }): Array<[string, Json]> => {
    const text = texts[name] ?? '';
    return text === '' ? [] : [[name, valueOfText(schema, text)]];
  });
  return Object.fromEntries(values);
}

function kindOf(schema: FlowInput['schema']): InputField['kind'] {
  if (isSecret(schema)) return 'secret';
  const types = typesOf(schema);
  const areAll = (...of: string[]) => types.length > 0 && types.every((type) => of.includes(type));
  if (areAll('integer', 'number')) return 'number';
  return areAll('object', 'array') ? 'json' : 'text';
}
