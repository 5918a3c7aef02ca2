import Ajv from 'ajv/dist/2020';
import type { Validator, Validators } from '../api';
import type { SchemaObject } from './readTypes';
import { CHECKED_FORMATS } from './trimSchema';

/** Schemas of `trimSchema`, by the names in `check`. */
export type Schemas = Record<string, SchemaObject>;

export const AJV_OPTIONS = {
  strict: false,
  // JSON can have a property `constructor`.
  ownProperties: true,
  formats: CHECKED_FORMATS,
};

export interface SchemaList {
  schemas: Schemas;
  /** The name of a schema, the same for equal ones. Throws where it is broken. */
  add(schema: SchemaObject): string;
}

/** Shared: it compiles the schema of schemas once. */
const checker = new Ajv({ ...AJV_OPTIONS, logger: false });

export function createSchemaList(): SchemaList {
  const names = new Map<string, string>();
  const schemas: Schemas = {};

  function add(schema: SchemaObject): string {
    const text = JSON.stringify(schema);
    const known = names.get(text);
    if (known !== undefined) return known;
    if (checker.validateSchema(schema) !== true) throw new Error(checker.errorsText());
    const name = `check${names.size + 1}`;
    names.set(text, name);
    schemas[name] = schema;
    return name;
  }

  return { schemas, add };
}

/** Compiles validators on first use. Pages, which may not compile, use `writeValidators`. */
export function createValidators(schemas: Schemas): Validators {
  const ajv = new Ajv(AJV_OPTIONS);
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const validate: Validator = (value) => {
        const compiled = ajv.getSchema(name) ?? ajv.addSchema(schema, name).getSchema(name);
        const isValid = compiled?.(value) === true;
        validate.errors = compiled?.errors;
        return isValid;
      };
      return [name, validate];
    }),
  );
}
