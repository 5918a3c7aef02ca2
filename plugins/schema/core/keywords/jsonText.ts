import { isReference, referenceName } from '../../../shared/core/pointer';

/** A value as code: JSON, but strings without quotes unless their ends would be invisible. */
export function valueText(value: unknown): string {
  return typeof value === 'string' && value !== '' && value === value.trim() ? value : jsonText(value);
}

/** JSON text; `…` for circular values (possible in YAML) and values nested too deeply. */
export function jsonText(value: unknown, indent?: number, replace?: (key: string, value: unknown) => unknown): string {
  try {
    return JSON.stringify(value, replace, indent) ?? String(value);
  } catch {
    return '…';
  }
}

export function schemaText(schema: unknown, indent?: number): string {
  return jsonText(schema, indent, (_, value) => (isReference(value) ? referenceName(value.$ref) : value));
}
