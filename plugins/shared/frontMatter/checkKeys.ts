import { isObject } from '../core/isObject';
import { didYouMean } from '../suggest';

export interface Rule {
  /** Completes "It must be …". */
  expects: string;
  test(value: unknown): boolean;
  fields?: Record<string, Rule>;
}

export interface Finding {
  path: string[];
  at: 'key' | 'value';
  rule: 'front-matter-type' | 'front-matter-unknown-key';
  message: string;
  hint?: string;
}

export const text: Rule = { expects: 'text', test: (value) => typeof value === 'string' };
export const number: Rule = { expects: 'a number', test: (value) => Number.isFinite(value) };
export const flag: Rule = { expects: '`true` or `false`', test: (value) => typeof value === 'boolean' };

/** Reports values of a wrong type, and unknown keys. At the top level, only those that resemble a known one. */
export function checkKeys(
  map: Record<string, unknown>,
  fields: Record<string, Rule>,
  path: readonly string[] = [],
): Finding[] {
  return Object.entries(map).flatMap(([key, value]): Finding[] => {
    const here = [...path, key];
    const rule = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (!rule) return checkUnknown(key, fields, here);
    if (!rule.test(value)) return [wrongType(value, rule, here)];
    return rule.fields && isObject(value) ? checkKeys(value, rule.fields, here) : [];
  });
}

/** At the top level, keys may belong to other plugins; in our maps, they may not. */
function checkUnknown(key: string, fields: Record<string, Rule>, path: string[]): Finding[] {
  const suggestion = didYouMean(key, Object.keys(fields));
  if (path.length === 1 && !suggestion) return [];
  const owner = path.slice(0, -1).join('.');
  const hint = suggestion ?? `\`${owner}\` has ${listKeys(fields)}.`;
  const message = owner ? `\`${owner}\` has no key \`${key}\`.` : `Unknown front matter \`${key}\`.`;
  return [{ path, at: 'key', rule: 'front-matter-unknown-key', message, hint }];
}

function wrongType(value: unknown, { expects }: Rule, path: string[]): Finding {
  const hint = hintFor(value, expects);
  const message = `\`${path.join('.')}\` must be ${expects}, but it is ${describe(value)}.`;
  return { path, at: 'value', rule: 'front-matter-type', message, hint };
}

/** Most wrong types are missing or superfluous quotes. */
function hintFor(value: unknown, expects: string): string | undefined {
  if (value === null) return 'Give it a value, or remove the key.';
  if (expects === text.expects && ['number', 'boolean'].includes(typeof value)) {
    return `Write it in quotes: ${JSON.stringify(String(value))}.`;
  }
  if (typeof value !== 'string') return undefined;
  if (expects === number.expects && value.trim() !== '' && Number.isFinite(Number(value))) {
    return `Write it without quotes: ${Number(value)}.`;
  }
  if (expects === flag.expects && /^(yes|no|on|off|true|false)$/i.test(value)) {
    return `Write \`${/^(yes|on|true)$/i.test(value)}\`.`;
  }
  return undefined;
}

function describe(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (value instanceof Date) return 'a date';
  if (typeof value === 'object') return 'a map';
  if (typeof value === 'string') return `the text ${JSON.stringify(value)}`;
  return typeof value === 'number' ? `the number ${value}` : `\`${String(value)}\``;
}

export function listKeys(fields: Record<string, Rule>): string {
  const names = Object.keys(fields).map((name) => `\`${name}\``);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
