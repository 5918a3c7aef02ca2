import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import type { Place } from '../walkDocument';
import schema from './extensions.schema.json';

export interface Extension {
  description: string;
  /** The objects that may have it. */
  on: Place[];
  validate: ValidateFunction;
}

const ajv = new Ajv2020({ allErrors: true, verbose: true, allowUnionTypes: true, keywords: ['x-on'] });
ajv.addSchema(schema);

/** Extensions of OpenAPI that have a meaning here, by key. */
export const EXTENSIONS: Record<string, Extension> = Object.fromEntries(
  Object.entries(schema.$defs).flatMap(([key, definition]) =>
    'x-on' in definition ? [[key, defineExtension(key, definition.description, definition['x-on'] as Place[])]] : [],
  ),
);

/** Compiles its schema when a document first has the key. */
function defineExtension(key: string, description: string, on: Place[]): Extension {
  return {
    description,
    on,
    get validate() {
      return ajv.getSchema(`${schema.$id}#/$defs/${key}`) as ValidateFunction;
    },
  };
}
