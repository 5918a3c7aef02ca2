import type { Change } from './types';
import { type ChangeWords, ENGLISH } from './words';

/** What changed, without its subject: `query size: maximum 100 → 50`. */
export function formatChange({ kind, place, name, from, to }: Change, words: ChangeWords = ENGLISH): string {
  const values: Record<string, string> = { name: name ?? '', from: from ?? words.none, to: to ?? words.none };
  const text = words[kind].replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
  return place ? `${place}: ${text}` : text;
}
