import type { Shape } from '../../../../schema/core/combine/types';
import { propertyIn } from '../../../../schema/core/combine/withVariants';
import { splitWords } from '../../../../shared/core/splitWords';
import type { JsonType } from '../../api';
import { readTypes } from '../schemas/readTypes';
import { describedNames } from './findItems';

const IDS = ['id', 'uuid', 'guid'];
/** What may identify items of a path such as `/users/{user}`. */
const KEYS = ['slug', 'key', 'code', 'name'];
const OF_IDS = new Set<JsonType>(['string', 'integer']);

/** Property names that may identify an item, the likeliest first, without case, dashes and underscores. */
export function likelyIds(collection: string, parameter: string | undefined, linked: string[]): string[] {
  const owner = singular(plain(collection.slice(collection.lastIndexOf('/') + 1)));
  const ids = [`${owner}id`, ...IDS];
  if (parameter === undefined) return [...linked.map(plain), ...ids];
  const words = splitWords(parameter).map((word) => word.toLowerCase());
  const [last = ''] = words.slice(-1);
  // `special_event_id` may be `event_id`.
  const shorter = words.map((_, index) => words.slice(index).join(''));
  return [...linked.map(plain), plain(parameter), ...shorter, ...ids, ...(IDS.includes(last) ? [] : KEYS)];
}

/** The property that identifies an item, with its type. */
export function findId(shapes: Shape[], likely: string[]): { name: string; types: JsonType[] } | undefined {
  const names = describedNames(shapes);
  for (const wanted of likely) {
    const name = names.find((described) => plain(described) === wanted);
    const types = name === undefined ? undefined : scalarTypes(shapes, name);
    if (name !== undefined && types) return { name, types };
  }
  return undefined;
}

export function scalarTypes(shapes: Shape[], name: string): JsonType[] | undefined {
  const [types] = propertyIn(shapes, name).flatMap((property) => {
    const found = readTypes(property)?.filter((type) => type !== 'null');
    return found ? [found] : [];
  });
  return types && types.length > 0 && types.every((type) => OF_IDS.has(type)) ? types : undefined;
}

/** `droplets` -> `droplet`, `companies` -> `company`. */
export function singular(name: string): string {
  return name
    .replace(/ies$/i, 'y')
    .replace(/(?<=ss|x|ch|sh)es$/i, '')
    .replace(/(?<!s)s$/i, '');
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[-_]/g, '');
}
