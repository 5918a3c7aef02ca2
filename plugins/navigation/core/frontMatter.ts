import { didYouMean } from '../../shared/suggest';
import { DOCUSAURUS_KEYS, type Rule } from './docusaurusKeys';
import { isRecord } from './types';

/** What is wrong with one key or value of front matter. */
export interface Finding {
  /** Keys that lead to it. */
  path: string[];
  at: 'key' | 'value';
  rule: 'front-matter-type' | 'front-matter-unknown-key';
  message: string;
  hint?: string;
}

const text: Rule = { expects: 'text', test: (value) => typeof value === 'string' };
const number: Rule = { expects: 'a number', test: (value) => Number.isFinite(value) };
const flag: Rule = { expects: '`true` or `false`', test: (value) => typeof value === 'boolean' };

/** A place is a map; a bare text is its title. */
const place = (fields: Record<string, Rule>): Rule => ({
  expects: `a title, or a map of ${listKeys(fields)}`,
  test: (value) => typeof value === 'string' || isRecord(value),
  fields,
});

/** Front matter of our own, on any page. */
const OWN_KEYS: Record<string, Rule> = {
  /** Title of the page. */
  title: text,
  /** Shown below the title and searched; the description of a page that has none. */
  subtitle: text,
  /** Place in the sidebar, smaller first; 0 where it is not given. */
  order: number,
  /** Group of the sidebar. */
  group: place({ title: text, order: number }),
  /** Entry of the top navigation; `second` is for navigation of two levels. */
  nav: place({ title: text, order: number, second: place({ title: text, order: number }) }),
  /** Only in the dev server. */
  debug: flag,
  /** Replaces the generated page that has the same address. */
  standalone: flag,
  /** The table of contents: beside the text, or none. */
  toc: { expects: '`content` or `false`', test: (value) => value === 'content' || value === false },
};

/** Written by the generator of API pages. */
const GENERATED_KEYS: Record<string, Rule> = { api: { expects: 'a map', test: isRecord } };

const KEYS: Record<string, Rule> = { ...DOCUSAURUS_KEYS, ...GENERATED_KEYS, ...OWN_KEYS };

/** Values of a wrong type, and unknown keys that look like a known one. Keys of others are let alone. */
export function checkFrontMatter(frontMatter: Record<string, unknown>): Finding[] {
  return checkMap(frontMatter, KEYS, []);
}

function checkMap(map: Record<string, unknown>, fields: Record<string, Rule>, path: string[]): Finding[] {
  return Object.entries(map).flatMap(([key, value]): Finding[] => {
    const here = [...path, key];
    const rule = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (!rule) return checkUnknown(key, fields, here);
    if (!rule.test(value)) return [wrongType(value, rule, here)];
    return rule.fields && isRecord(value) ? checkMap(value, rule.fields, here) : [];
  });
}

/** At the top, other plugins may have keys of their own; inside of our maps there are no others. */
function checkUnknown(key: string, fields: Record<string, Rule>, path: string[]): Finding[] {
  const suggestion = didYouMean(key, Object.keys(fields));
  if (path.length === 1 && !suggestion) return [];
  const owner = path.slice(0, -1).join('.');
  const hint = suggestion ?? `\`${owner}\` has ${listKeys(fields)}.`;
  const message = owner ? `\`${owner}\` has no key \`${key}\`.` : `There is no front matter \`${key}\`.`;
  return [{ path, at: 'key', rule: 'front-matter-unknown-key', message, hint }];
}

function wrongType(value: unknown, { expects }: Rule, path: string[]): Finding {
  const hint = hintFor(value, expects);
  const message = `\`${path.join('.')}\` must be ${expects}, but it is ${describe(value)}.`;
  return { path, at: 'value', rule: 'front-matter-type', message, ...(hint && { hint }) };
}

/** Most wrong types come from quotes that are there or are not. */
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

function listKeys(fields: Record<string, Rule>): string {
  const names = Object.keys(fields).map((name) => `\`${name}\``);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
