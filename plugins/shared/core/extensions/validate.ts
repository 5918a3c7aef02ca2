import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import schema from './extensions.schema.json';

export interface Extension {
  description: string;
  /** Names of objects in the grammar. */
  on: string[];
  validate: ValidateFunction;
}

const ajv = new Ajv2020({ allErrors: true, verbose: true, allowUnionTypes: true, keywords: ['x-on', 'x-text'] });
ajv.addSchema(schema);

export const EXTENSIONS: Record<string, Extension> = Object.fromEntries(
  Object.entries(schema.$defs).flatMap(([key, definition]) =>
    'x-on' in definition ? [[key, defineExtension(key, definition.description, definition['x-on'])]] : [],
  ),
);

function defineExtension(key: string, description: string, on: string[]): Extension {
  return {
    description,
    on,
    get validate() {
      return ajv.getSchema(`${schema.$id}#/$defs/${key}`) as ValidateFunction;
    },
  };
}

/** Whether the place is an item of an extension that is validated as a whole. */
export function isPartOfList(place: string | undefined): boolean {
  return place === 'catalogue entry' || place === 'listed error';
}
