import { fold } from './fold';
import type { NameKind, NameRecord } from './types';

/** Which of several things with one name is meant: a code is looked up, a call more often than what belongs to it. */
const KINDS: readonly NameKind[] = ['error', 'operation', 'entity', 'parameter', 'field'];

/**
 * The things called what was typed: those of the whole text first, then those of one keyword; of each the kinds in order.
 * Many things are called by an everyday word: of several keywords, such a one counts where the others say of which.
 */
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
  const findOne = (keyword: string, keywords: readonly string[]) =>
    isWord(keyword) ? find(keyword).filter((name) => tellsAll(name, keywords)) : find(keyword);
  return (text, keywords) => {
    const ofOne = keywords.flatMap((keyword) => findOne(keyword, keywords));
    return [...new Set([...find(text), ...ofOne.sort(byKind)])];
  };
}

/** Letters of one case, as in any sentence: not a code, a path or a name that is made of several words. */
function isWord(keyword: string): boolean {
  return /^\p{Lu}?[\p{Ll}\p{Lo}]+$/u.test(keyword);
}

function tellsAll(name: NameRecord, keywords: readonly string[]): boolean {
  const said = fold([name.name, ...name.aliases, name.owner].join(' '));
  return keywords.every((keyword) => said.includes(fold(keyword)));
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
