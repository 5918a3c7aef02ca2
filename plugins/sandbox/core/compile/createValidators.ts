import Ajv from 'ajv/dist/2020';
import type { Validator, Validators } from '../api';
import type { SchemaObject } from './readTypes';
import { CHECKED_FORMATS } from './trimSchema';

export type Schemas = Record<string, SchemaObject>;

export const AJV_OPTIONS = {
  strict: false,
  // JSON may contain a property named `constructor`.
  ownProperties: true,
  formats: CHECKED_FORMATS,
};

export interface SchemaList {
  schemas: Schemas;
  /** Adds a schema and returns its name, identical for equal schemas. Throws if it is invalid. */
  add(schema: SchemaObject): string;
}

/** Shared because compiling the metaschema is slow. */
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

/** Compiles validators on first use. Pages, which must not compile code, use `writeValidators`. */
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
