import { fold } from './fold';
import type { NameKind, NameRecord } from './types';

/** Which of several things with one name is meant: a code is looked up, a call more often than what belongs to it. */
const KINDS: readonly NameKind[] = ['error', 'operation', 'entity', 'parameter', 'field'];

/** The things called what was typed: those of the whole text first, then those of one keyword; of each the kinds in order. */
export type FindNames = (text: string, keywords: readonly string[]) => NameRecord[];

/**
 * Finds things by their whole name or alias, whatever its case. A path is found without its first slash too, and an
 * operation by method and path.
 */
export function createNames(names: readonly NameRecord[]): FindNames {
  const known = new Map<string, NameRecord[]>();
  for (const name of [...names].sort(byKind)) {
    for (const key of new Set(textsOf(name).map(normalise))) {
      const same = known.get(key);
      if (same) same.push(name);
      else known.set(key, [name]);
    }
  }
  const find = (text: string) => known.get(normalise(text)) ?? [];
  return (text, keywords) => [...new Set([...find(text), ...keywords.flatMap(find).sort(byKind)])];
}

function byKind(a: NameRecord, b: NameRecord): number {
  return KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind);
}

function textsOf({ kind, name, aliases, owner }: NameRecord): string[] {
  return [name, ...aliases, ...(kind === 'operation' ? [owner] : [])].filter((text) => text.trim() !== '');
}

function normalise(text: string): string {
  const folded = fold(text).trim().replace(/\s+/g, ' ');
  return folded.replace(/^((?:get|put|post|delete|options|head|patch|trace|query) )?\/(?=.)/, '$1');
}
