import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import schema from './extensions.schema.json';

export interface Extension {
  description: string;
  /** The objects that may have it, by their names in the grammar. */
  on: string[];
  validate: ValidateFunction;
}

const ajv = new Ajv2020({ allErrors: true, verbose: true, allowUnionTypes: true, keywords: ['x-on'] });
ajv.addSchema(schema);

/** Extensions of OpenAPI that have a meaning here, by key. */
export const EXTENSIONS: Record<string, Extension> = Object.fromEntries(
  Object.entries(schema.$defs).flatMap(([key, definition]) =>
    'x-on' in definition ? [[key, defineExtension(key, definition.description, definition['x-on'])]] : [],
  ),
);

/** Compiles its schema when a document first has the key. */
function defineExtension(key: string, description: string, on: string[]): Extension {
  return {
    description,
    on,
    get validate() {
      return ajv.getSchema(`${schema.$id}#/$defs/${key}`) as ValidateFunction;
    },
  };
}

/** Is an object part of a list that is an extension itself, and is checked as a whole? */
export function isPartOfList(place: string | undefined): boolean {
  return place === 'catalogue entry' || place === 'listed error';
}
