import { once } from '../../../../shared/cache';
import { isObject } from '../../facts/fields';
import type { Facts, JsonObject, NameFact } from '../../facts/types';

/** Of things, which words count: `100 addresses`. */
export const COUNTED = ['maxItems', 'maxProperties'];
const MOST = [...COUNTED, 'maximum', 'maxLength'];
const LEAST = ['minItems', 'minimum', 'minLength', 'minProperties'];

export type LimitKind = 'most' | 'least';

export function limitsOf(schema: unknown, kind: LimitKind, keys = kind === 'most' ? MOST : LEAST): number[] {
  if (!isObject(schema)) return [];
  const own = keys.flatMap((key) => {
    const value = schema[key];
    return typeof value === 'number' ? [value] : [];
  });
  const inner = [schema.items, schema.additionalProperties].filter(isObject);
  return [...own, ...inner.flatMap((one) => limitsOf(one, kind, keys))];
}

/** All limits, with the words of what they limit. */
const listLimits = {
  most: once((facts: Facts) => limitsWithWords(facts, 'most')),
  least: once((facts: Facts) => limitsWithWords(facts, 'least')),
};

function limitsWithWords({ names }: Facts, kind: LimitKind): Array<{ values: number[]; words: Set<string> }> {
  return [...names.values()].flat().flatMap((name) => {
    const values = limitsOf(name.schema, kind, kind === 'most' ? COUNTED : LEAST);
    return values.length > 0 ? [{ values, words: wordsOf(name) }] : [];
  });
}

export function factsNamedIn(context: string, { names }: Facts): NameFact[] {
  return [...context.matchAll(/`([A-Za-z]\w*)`/g)].flatMap(([, name = '']) => names.get(name) ?? []);
}

/** Limits of what a text names in code, or of the parameters that an error code belongs to. */
export function limitsNamedIn(context: string, facts: Facts, kind: LimitKind): number[] {
  const ofCodes = [...context.matchAll(/(?<!\d)\d{3,6}(?!\d)/g)].flatMap(([code]) => limitsOfCode(Number(code), facts));
  const ofNames = factsNamedIn(context, facts).flatMap(({ schema }) => limitsOf(schema, kind));
  return kind === 'most' ? [...ofNames, ...ofCodes] : ofNames;
}

/** The limits of the parameters that list a code, whose meaning is that one of them is exceeded. */
export function limitsOfCode(code: number, { codes, names }: Facts): number[] {
  const facts = (codes.get(code)?.parameters ?? []).flatMap(({ name }) => names.get(name) ?? []);
  return facts.flatMap(({ kind, schema }) => (kind === 'parameter' ? limitsOf(schema, 'most') : []));
}

/** Limits of what the words after a number name: `100 IP addresses`. */
export function limitsOfNoun(after: string, facts: Facts, kind: LimitKind): number[] {
  const words = after.toLowerCase().match(/[a-z]{2,}/g) ?? [];
  const nouns = words.slice(0, 2).flatMap((word) => (FILLERS.has(word) ? [] : [stem(word)]));
  if (nouns.length === 0) return [];
  return listLimits[kind](facts).flatMap(({ values, words }) => (nouns.some((noun) => words.has(noun)) ? values : []));
}

function wordsOf({ name, description }: NameFact): Set<string> {
  const text = `${name.replace(/([a-z])([A-Z])/g, '$1 $2')} ${description.split('.')[0] ?? ''}`;
  return new Set((text.toLowerCase().match(/[a-z]{2,}/g) ?? []).map(stem));
}

/** Words that say nothing of what is counted. */
const FILLERS = new Set(
  'in of on at to by per for from with and or is are the an as it its each character characters letters digits bytes entries items values'.split(
    ' ',
  ),
);

function stem(word: string): string {
  return word.replace(/(?:es|s|ed|ing)$/, '');
}

export function schemaAt(node: JsonObject): JsonObject {
  return isObject(node.schema) ? node.schema : node;
}
