import { findNamedCodes } from '../../../shared/core/findCodes';
import { isQuestionWord } from '../closest/questionWords';
import { toWords } from '../closest/words';
import { fold } from '../text/fold';
import type { NameKind, NameRecord } from '../types';
import { createAddresses } from './addresses';
import { writtenForms } from './writtenForms';

/** Several words joined, as in code. */
const COMPOUND = /^[\p{L}\p{N}]+(?:_|(?<=[\p{Ll}\p{N}])(?=\p{Lu}))[\p{L}\p{N}_]*$/u;
/** A path to a member of a variable. A capital letter begins an entity, which may have no such field. */
const MEMBER = /^[a-z_$][\w$]*(?:\??\.[\w$]+|(?:\?\.)?\[[^\]]*\])*\??\.([\w$]+)(?:\[[^\]]*\])*;?$/;
/** A call of an SDK: `client.rank.page(…)`. */
const CHAIN = /(?<![\w$])[a-z_$][\w$]*(?:\.[a-z_$][\w$]*)+/gi;
const LONGEST_CHAIN = 4;
/** Likeliest meaning first. */
const KINDS: readonly NameKind[] = ['error', 'operation', 'entity', 'parameter', 'field'];

/** Sorted by kind. Falls back to names that equal one keyword; everyday words only if the other keywords match too. */
type FindNames = (text: string, keywords: readonly string[]) => NameRecord[];

export interface Names {
  find: FindNames;
  findBeginnings(text: string): NameRecord[];
}

/**
 * Matches names and aliases in any case, paths without their slash, operations by method and path, `Entity.field`, and
 * the error code of a reply or log line.
 */
export function createNames(names: readonly NameRecord[]): Names {
  const sorted = [...names].sort(byKind);
  const known = groupBy(sorted, (name) => textsOf(name).map(normalise));
  let ofWords: Map<string, NameRecord[]> | undefined;
  let keys: string[] | undefined;
  const findAddressed = createAddresses(names);
  const find = (text: string) => known.get(normalise(text)) ?? [];
  /** `getRank` and `get rank` for `rankGet`. */
  const findReordered = (text: string) => {
    const words = sortWords(text);
    ofWords ??= groupBy(sorted, wordsOf);
    return words === '' ? [] : (ofWords.get(words) ?? []);
  };
  /** A pasted reply or log line is about its error code, not about the other names in it. */
  const findErrors = (text: string) =>
    findNamedCodes(text).flatMap((code) => find(String(code)).filter(({ kind }) => kind === 'error'));
  /** `rank.page` of `client.rank.page(…)`: the longest end that is a name. */
  const findChained = (text: string) =>
    (text.match(CHAIN) ?? []).flatMap((chain) => {
      const parts = chain.split('.').slice(-LONGEST_CHAIN);
      const ends = parts.slice(0, -1).map((_part, start) => parts.slice(start).join('.'));
      return ends.map((end) => unique([...find(end), ...findReordered(end)])).find(({ length }) => length > 0) ?? [];
    });
  /** `archiveB` on the way to `archiveBatchGet`. */
  const findBeginnings = (text: string) => {
    if (!COMPOUND.test(text.trim())) return [];
    // Not `Entity.field`.
    keys ??= [...known.keys()].filter((key) => !key.includes('.')).sort();
    const begun = new Set(
      writtenForms(text)
        .map(normalise)
        .flatMap((beginning) => startingWith(keys ?? [], beginning)),
    );
    return unique([...begun].flatMap((key) => known.get(key) ?? []));
  };
  /** `score` of `data.list[0].score`. */
  const findMember = (text: string) => find(MEMBER.exec(text.trim())?.[1] ?? '');
  const findNames: FindNames = (text, keywords) => {
    const called = unique([...writtenForms(text).flatMap(find), ...findReordered(text)]);
    if (called.length > 0) return called;
    const words = keywords.map(trimSigns);
    const ofWord = (word: string) =>
      isPlainWord(word) ? find(word).filter((name) => tellsAll(name, words)) : find(word);
    const named = unique([...findErrors(text), ...findAddressed(text), ...findChained(text), ...words.flatMap(ofWord)]);
    return named.length > 0 ? named : unique(findMember(text));
  };
  return { find: findNames, findBeginnings };
}

export function isPlainWord(keyword: string): boolean {
  return /^(?:\p{Lu}?[\p{Ll}\p{Lo}]+|\p{Lu}+)$/u.test(keyword);
}

/** Removes quotes, brackets and the like around a word. */
export function trimSigns(word: string): string {
  return word.replace(/^[^\p{L}\p{N}{/$_]+|[^\p{L}\p{N}}/$_]+$/gu, '');
}

function unique(found: NameRecord[]): NameRecord[] {
  return [...new Set(found)].sort(byKind);
}

function groupBy(names: readonly NameRecord[], keysOf: (name: NameRecord) => string[]): Map<string, NameRecord[]> {
  const groups = new Map<string, NameRecord[]>();
  for (const name of names) {
    for (const key of new Set(keysOf(name))) {
      const same = groups.get(key);
      if (same) same.push(name);
      else groups.set(key, [name]);
    }
  }
  return groups;
}

/** `sorted`: by UTF-16 units. */
function startingWith(sorted: readonly string[], beginning: string): string[] {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? '') < beginning) from = middle + 1;
    else to = middle;
  }
  const rest = sorted.slice(from);
  const end = rest.findIndex((key) => !key.startsWith(beginning));
  return end < 0 ? rest : rest.slice(0, end);
}

function wordsOf({ kind, name, aliases }: NameRecord): string[] {
  if (kind === 'parameter' || kind === 'field') return [];
  // A path says as much without its last parameter, but may then be another's.
  const texts = [name, ...aliases].filter((text) => !text.endsWith('}'));
  return texts.map(sortWords).filter((words) => words !== '');
}

/** Empty for fewer than two words. Without parameters of paths and question words. */
function sortWords(text: string): string {
  const words = new Set(toWords(text.replace(/\{[^{}]*\}/g, ' ')).filter((word) => !isQuestionWord(word)));
  return words.size > 1 ? [...words].sort().join(' ') : '';
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
