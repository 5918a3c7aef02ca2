import { percentEncode, percentEncodeQueryValue } from '../request/percent';
import type { SampleLogin } from './types';

export interface Slot {
  variable: string;
  /** The sample computes the value itself, in a variable of this name. */
  local?: true;
}

export type Template = Array<string | Slot>;

export interface TemplatePair {
  /** Decoded. */
  name: string;
  /** Decoded. */
  value: Template;
}

/** The text whose base64 is a Basic credential. */
export function loginText({ user, password }: SampleLogin): Template {
  return [{ variable: user }, ':', { variable: password }];
}

export function hasVariable(template: Template): boolean {
  return template.some((part) => typeof part !== 'string');
}

export function literalText(template: Template): string {
  return template.filter((part) => typeof part === 'string').join('');
}

export function compact(template: Template): Template {
  const parts: Template = [];
  for (const part of template) {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else if (part !== '') parts.push(part);
  }
  return parts;
}

/** Whether encoding changes nothing in the value. */
export function isPlainPair(pair: TemplatePair): boolean {
  const text = literalText(pair.value);
  return !hasVariable(pair.value) && percentEncodeQueryValue(text) === text;
}

/** Encoded `name=value` pairs joined by `&`. Variables are not encoded. */
export function encodedPairs(pairs: TemplatePair[], rawQuery?: string): Template {
  const written = pairs.map(
    ({ name, value }): Template => [
      `${percentEncode(name)}=`,
      ...value.map((part) => (typeof part === 'string' ? percentEncodeQueryValue(part) : part)),
    ],
  );
  if (rawQuery !== undefined) written.push([rawQuery]);
  return compact(written.flatMap((pair, index) => (index === 0 ? pair : ['&', ...pair])));
}
