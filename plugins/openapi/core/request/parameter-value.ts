import type { Json } from '../json';

/** Decoded name and value. */
export type NameValue = [name: string, value: string];

/** A parameter's value in the three shapes that RFC 6570 knows. */
export type ParameterValue =
  | { kind: 'primitive'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'object'; members: Array<[name: string, text: string]> };

/**
 * Values inside lists and objects as text. OpenAPI leaves deeper nesting undefined; JSON is what a server can best make
 * sense of.
 */
function textOf(value: Json): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * Sorts a value into its shape; `undefined` where nothing is to be sent. As in RFC 6570, `null` is an undefined value:
 * it is left out, and a list or object without any value is left out as a whole.
 */
export function classifyValue(value: Json): ParameterValue | undefined {
  if (value === null) return undefined;
  if (Array.isArray(value)) {
    const items = value.filter((item) => item !== null).map(textOf);
    return items.length > 0 ? { kind: 'list', items } : undefined;
  }
  if (typeof value === 'object') {
    const members = Object.entries(value).filter(([, member]) => member !== null);
    if (members.length === 0) return undefined;
    return { kind: 'object', members: members.map(([name, member]) => [name, textOf(member)]) };
  }
  return { kind: 'primitive', text: String(value) };
}
