import { fold } from '../text/fold';
import type { NameKind, NameRecord } from '../types';
import { createAddresses } from './addresses';
import { writtenForms } from './writtenForms';

/** Which of several things with one name is meant: a code is looked up, a call more often than what belongs to it. */
const KINDS: readonly NameKind[] = ['error', 'operation', 'entity', 'parameter', 'field'];

/**
 * The things called what was typed, the kinds in order. Where nothing has the whole text for its name, those of one
 * keyword: who types "invite code expired" means one error, and not all that is called "code". Many things are called by
 * an everyday word: among others, such a one counts where the others are told too. An address is that of an operation.
 */
export type FindNames = (text: string, keywords: readonly string[]) => NameRecord[];

/**
 * Finds things by their whole name or alias, whatever its case. A path is found without its first slash too, an
 * operation by method and path, and a field as code has it: `Entity.field`.
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
  const findAddressed = createAddresses(names);
  const find = (text: string) => known.get(normalise(text)) ?? [];
  const unique = (found: NameRecord[]) => [...new Set(found)].sort(byKind);
  return (text, keywords) => {
    const called = unique(writtenForms(text).flatMap(find));
    if (called.length > 0) return called;
    const ofKeyword = (keyword: string) =>
      isPlainWord(keyword) ? find(keyword).filter((name) => tellsAll(name, keywords)) : find(keyword);
    return unique([...findAddressed(text), ...keywords.flatMap(ofKeyword)]);
  };
}

/** Letters of one case, as in any sentence: not a code, a path or a name that is made of several words. */
export function isPlainWord(keyword: string): boolean {
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
  const inFull = kind === 'operation' ? [owner] : kind === 'field' && name !== '' ? [`${owner}.${name}`] : [];
  return [name, ...aliases, ...inFull].filter((text) => text.trim() !== '');
}

function normalise(text: string): string {
  const folded = fold(text).trim().replace(/\s+/g, ' ');
  return folded.replace(/^((?:get|put|post|delete|options|head|patch|trace|query) )?\/(?=.)/, '$1');
}
