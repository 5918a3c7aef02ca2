import type { Json } from '../../../shared/core/json';

/** Decoded. */
export type NameValue = [name: string, value: string];

export type ParameterValue =
  | { kind: 'primitive'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'object'; members: Array<[name: string, text: string]> };

/** OpenAPI leaves deeper nesting undefined; servers understand JSON best. */
function textOf(value: Json): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** As in RFC 6570, `null` is omitted, and so is a list or object without any other value. */
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
