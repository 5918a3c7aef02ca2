import type { ApiModel } from '../model/types';
import { LARGE_INTEGER } from './typeText';

/** Names with a meaning of their own in the printed module. */
const TAKEN = [
  ...['any', 'bigint', 'boolean', 'never', 'null', 'number', 'object', 'string', 'symbol', 'undefined', 'unknown'],
  ...['void', 'Blob', 'Calls', LARGE_INTEGER],
];

/** Gives each entity the name of a type, by its reference. */
export function nameTypes({ entities }: Pick<ApiModel, 'entities'>): Map<string, string> {
  const taken = new Set(TAKEN);
  return new Map(
    entities.map(({ ref, name }) => {
      const wanted = toIdentifier(name);
      let unique = wanted;
      for (let count = 2; taken.has(unique); count += 1) unique = `${wanted}${count}`;
      taken.add(unique);
      return [ref, unique];
    }),
  );
}

/** `acme.user-details` -> `AcmeUserDetails`. Letters of all languages are kept. */
function toIdentifier(name: string): string {
  const words = name.split(/[^\p{ID_Continue}$]+/u).filter(Boolean);
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^[\p{ID_Start}_$]/u.test(joined) ? joined : `_${joined}`;
}
