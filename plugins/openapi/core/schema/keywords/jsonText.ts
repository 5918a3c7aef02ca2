import { isReference, referenceName } from '../../pointer';

/** A value as it is written in code: JSON, a string without its quotes unless its ends could not be seen. */
export function valueText(value: unknown): string {
  return typeof value === 'string' && value !== '' && value === value.trim() ? value : jsonText(value);
}

/** JSON text; `indent` for people. A value that refers to itself (YAML can) or nests beyond the stack has no JSON. */
export function jsonText(value: unknown, indent?: number): string {
  try {
    return JSON.stringify(value, null, indent) ?? String(value);
  } catch {
    return '…';
  }
}

/** The JSON text of a schema, with the names of those that it refers to in the place of references. */
export function schemaText(schema: unknown, indent?: number): string {
  const name = (_: string, value: unknown) => (isReference(value) ? referenceName(value.$ref) : value);
  try {
    return JSON.stringify(schema, name, indent) ?? String(schema);
  } catch {
    return '…';
  }
}
