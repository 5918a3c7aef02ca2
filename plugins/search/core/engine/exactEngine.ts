import { toHalfWidth } from '../../../shared/core/toHalfWidth';
import { createClosest } from '../closest/createClosest';
import type { Closest } from '../closest/findClosest';
import { correctSlips, isPath, type Term } from '../closest/understand';
import { createMatcher } from '../index/matcher';
import { type Prepared, prepare } from '../index/prepare';
import { FEW_NAMES, USUAL_LIMIT } from '../limits';
import { splitKeywords } from '../text/keywords';
import type { HitGroup, NameHit, SearchEngine, SearchIndex, SearchRequest, SearchResult } from '../types';
import { matchKeywords } from './matchKeywords';
import { describeHead, mergeRows, showRow } from './mergeRows';
import { createNames, isPlainWord, trimSigns } from './names';
import { type FoundGroup, orderGroups } from './orderGroups';
import { type RankedGroup, rank } from './rank';
import { showHit } from './showHit';

/** Includes exact names. */
const MOST_CLOSEST = 25;
const MOST_NEAREST = 5;
/** Shorter words are in too many others to be highlighted, unless they were typed. */
const SHORTEST_MARK = 3;

/** Called after each page during preparation, which waits for its promise, if any. */
export type Rest = () => Promise<void> | undefined;

/** Finds keywords as typed, or else forms, synonyms and typos. The likeliest targets precede all groups. */
export function createExactEngine(index: SearchIndex, rest?: Rest): SearchEngine {
  let ready: Promise<(request: SearchRequest) => SearchResult> | undefined;
  const load = () => (ready ??= prepareSearch(index, rest));
  return {
    async load() {
      await load();
    },
    async search(request) {
      const search = await load();
      return search(request);
    },
    dispose() {
      ready = undefined;
    },
  };
}

async function prepareSearch(index: SearchIndex, rest?: Rest) {
  const steps = prepare(index.pages);
  let step = steps.next();
  while (!step.done) {
    const pause = rest?.();
    if (pause) await pause;
    step = steps.next();
  }
  return createSearch(step.value, index);
}

function createSearch(prepared: Prepared, index: SearchIndex): (request: SearchRequest) => SearchResult {
  const match = createMatcher(prepared);
  const { find: findNames, findBeginnings } = createNames(index.names);
  const closest = createClosest(prepared, index, match);
  return ({ text: typed, limit = USUAL_LIMIT, nameLimit = FEW_NAMES }) => {
    const text = toHalfWidth(typed);
    const keywords = splitKeywords(text);
    if (keywords.length === 0) return { keywords, names: [], namesTotal: 0, groups: [], total: 0 };
    const { matches, asked, marks } = matchKeywords(keywords, match, closest);
    const groups = showGroups(prepared, rank(prepared, matches, limit), matches.length, marks);
    const total = groups.reduce((sum, group) => sum + group.total, 0);
    const called = findNames(text, asked);
    // Codes, paths and identifiers are meant literally, except in a sentence.
    const isLiteral = isPath(text) || !asked.map(trimSigns).some(isPlainWord);
    const isName = called.length > 0 && isLiteral;
    const terms = isName || (total > 0 && isUnfinished(text)) || !hasWord(text) ? [] : closest.understand(text);
    const near = closest.find(terms, MOST_CLOSEST);
    // A single plain word is an everyday one.
    const begun = called.length === 0 ? findBeginnings(text) : called;
    const corrected = begun.length === 0 && (terms.length > 1 || isLiteral) ? correctSlips(text, terms) : undefined;
    const meant = corrected ? findNames(corrected, splitKeywords(corrected)) : begun;
    const rows = mergeRows(
      corrected ?? text,
      { called: meant, closest: near, isName: isLiteral && meant.length > 0 },
      prepared,
    );
    const rowMarks = isName ? asked : [...asked, ...marks, ...marksOf(terms)];
    const names = rows.slice(0, nameLimit).map((row) => showRow(row, rowMarks));
    const nearest =
      rows.length + total === 0 ? { nearest: showNearest(prepared, closest.findNearest(text, MOST_NEAREST)) } : {};
    return { keywords, names, namesTotal: rows.length, groups, total, ...nearest };
  };
}

/** Letters on their own, as in `(a+)+$[`, are in every text. */
function hasWord(text: string): boolean {
  return /\p{Unified_Ideograph}|\p{N}|(?:\p{L}\p{M}*){2}/u.test(text);
}

/** A single letter, or part of a path. */
function isUnfinished(text: string): boolean {
  return /^\s*(?:\p{ASCII}|\S*[/{]\S*)\s*$/u.test(text);
}

function marksOf(terms: Term[]): string[] {
  return terms.flatMap((term) => term.map(({ phrase }) => phrase)).filter(({ length }) => length >= SHORTEST_MARK);
}

function showNearest(prepared: Prepared, nearest: Closest[]): NameHit[] {
  return nearest.flatMap(({ head }) => describeHead(head, prepared)).map((row) => showRow(row, []));
}

function showGroups(
  { groups, entries, texts }: Prepared,
  ranked: RankedGroup[],
  wanted: number,
  marks: string[],
): HitGroup[] {
  const shown = groups.flatMap((group, place): FoundGroup[] => {
    const { best, most, total } = ranked[place] ?? { best: [], most: 0, total: 0 };
    const hits = best.flatMap(({ place, priority }) => {
      const entry = entries[place];
      return entry ? [showHit(entry, texts[place] ?? '', priority, marks)] : [];
    });
    const hasAll = most === wanted;
    return total > 0 ? [{ group: { ...group, hits, total }, hasAll }] : [];
  });
  return orderGroups(shown);
}
