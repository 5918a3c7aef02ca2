import type { Change } from './types';
import { type ChangeWords, ENGLISH } from './words';

/** What a sentence about a change needs. */
export type ChangeInWords = Pick<Change, 'kind' | 'place' | 'name' | 'from' | 'to'>;

/** What changed, without its subject: `query size: maximum 100 → 50`. */
export function formatChange({ kind, place, name, from, to }: ChangeInWords, words: ChangeWords = ENGLISH): string {
  const values: Record<string, string> = { name: name ?? '', from: from ?? words.none, to: to ?? words.none };
  const text = words[kind].replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
  return place ? `${place}: ${text}` : text;
}
