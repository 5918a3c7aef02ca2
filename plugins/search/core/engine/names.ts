import { findNamedCodes } from '../../../shared/core/findCodes';
import { fold } from '../text/fold';
import type { NameKind, NameRecord } from '../types';
import { createAddresses } from './addresses';
import { writtenForms } from './writtenForms';

/** Likeliest meaning first. */
const KINDS: readonly NameKind[] = ['error', 'operation', 'entity', 'parameter', 'field'];

/** Sorted by kind. Falls back to names that equal one keyword; everyday words only if the other keywords match too. */
export type FindNames = (text: string, keywords: readonly string[]) => NameRecord[];

/**
 * Matches names and aliases in any case, paths without their slash, operations by method and path, `Entity.field`, and
 * the error code of a reply or log line.
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
  /** A pasted reply or log line is about its error code, not about the other names in it. */
  const findErrors = (text: string) =>
    findNamedCodes(text).flatMap((code) => find(String(code)).filter(({ kind }) => kind === 'error'));
  const unique = (found: NameRecord[]) => [...new Set(found)].sort(byKind);
  return (text, keywords) => {
    const called = unique(writtenForms(text).flatMap(find));
    if (called.length > 0) return called;
    const ofKeyword = (keyword: string) =>
      isPlainWord(keyword) ? find(keyword).filter((name) => tellsAll(name, keywords)) : find(keyword);
    return unique([...findErrors(text), ...findAddressed(text), ...keywords.flatMap(ofKeyword)]);
  };
}

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
