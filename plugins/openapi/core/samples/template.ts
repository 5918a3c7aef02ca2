import { percentEncode, percentEncodeQueryValue } from '../request/percent';

/** Where a variable's value goes. */
export interface Slot {
  variable: string;
  /** Percent-encoded when the sample runs. */
  encode: boolean;
  /** The sample computes the value itself, in a variable of this very name. */
  local?: true;
}

/** Text with variables in it, of which no language knows more than how to write the one and the other. */
export type Template = Array<string | Slot>;

export interface TemplatePair {
  /** Decoded. */
  name: string;
  /** Decoded. */
  value: Template;
}

export function hasVariable(template: Template): boolean {
  return template.some((part) => typeof part !== 'string');
}

/** The text of a template without variables; variables count as empty. */
export function literalText(template: Template): string {
  return template.filter((part) => typeof part === 'string').join('');
}

/** Joins neighbouring texts and drops empty ones, so that each language writes as few pieces as it can. */
export function compact(template: Template): Template {
  const parts: Template = [];
  for (const part of template) {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else if (part !== '') parts.push(part);
  }
  return parts;
}

/** `name=value` pairs, encoded, joined by `&`; variables are to be encoded at run time. */
export function encodedPairs(pairs: TemplatePair[], rawQuery?: string): Template {
  const written = pairs.map(
    ({ name, value }): Template => [
      `${percentEncode(name)}=`,
      ...value.map((part) => (typeof part === 'string' ? percentEncodeQueryValue(part) : { ...part, encode: true })),
    ],
  );
  if (rawQuery !== undefined) written.push([rawQuery]);
  return compact(written.flatMap((pair, index) => (index === 0 ? pair : ['&', ...pair])));
}

/** The whole URL, query included. */
export function urlTemplate(request: { url: string; query: TemplatePair[]; rawQuery?: string }): Template {
  const query = encodedPairs(request.query, request.rawQuery);
  return query.length === 0 ? [request.url] : compact([request.url, '?', ...query]);
}
