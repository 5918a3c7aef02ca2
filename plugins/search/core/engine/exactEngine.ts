import { toHalfWidth } from '../../../shared/core/toHalfWidth';
import { createClosest } from '../closest/createClosest';
import { collectHeads, type Heads } from '../closest/heads';
import { correctSlips, isPath, type Term } from '../closest/understand';
import { createMatcher } from '../index/matcher';
import { type Prepared, prepare } from '../index/prepare';
import { MissingFiles, type RemoteTexts } from '../index/remoteTexts';
import { FEW_HITS, FEW_NAMES, USUAL_LIMIT } from '../limits';
import { openShards, type ReadFile } from '../shards/openShards';
import { MOST_TEXT, splitKeywords } from '../text/keywords';
import type { HitGroup, SearchEngine, SearchIndex, SearchRequest, SearchResult } from '../types';
import { matchKeywords } from './matchKeywords';
import { describeHead, mergeRows, type NameRow, showRow } from './mergeRows';
import { createNames, isPlainWord, trimSigns } from './names';
import { type FoundGroup, orderGroups } from './orderGroups';
import { type Ranked, type RankedGroup, rank } from './rank';
import { showHit } from './showHit';

/** Includes exact names. */
const MOST_CLOSEST = 25;
const MOST_NEAREST = 5;
/** Shorter words are in too many others to be highlighted, unless they were typed. */
const SHORTEST_MARK = 3;

/** Called after each page during preparation, which waits for its promise, if any. */
export type Rest = () => Promise<void> | undefined;

/** Finds keywords as typed, or else forms, synonyms and typos. The likeliest targets precede all groups. */
export function createExactEngine(index: SearchIndex, rest?: Rest, readFile?: ReadFile): SearchEngine {
  let ready: Promise<Search> | undefined;
  const load = () => (ready ??= prepareSearch(index, rest, readFile));
  return {
    async load() {
      await load();
    },
    async search(request) {
      const { search, remote } = await load();
      for (;;) {
        try {
          return search(request);
        } catch (error) {
          if (!(error instanceof MissingFiles)) throw error;
          await remote?.load(error.files);
        }
      }
    },
    dispose() {
      ready = undefined;
    },
  };
}

async function prepareSearch(index: SearchIndex, rest?: Rest, readFile?: ReadFile): Promise<Search> {
  const steps = prepare(index.pages);
  let step = steps.next();
  while (!step.done) {
    const pause = rest?.();
    if (pause) await pause;
    step = steps.next();
  }
  const prepared = step.value;
  const heads = collectHeads(prepared, index.names);
  const remote = index.shards && readFile && openShards(prepared, index.shards, { ...index, heads, read: readFile });
  return { search: createSearch(prepared, index, heads, remote), remote };
}

interface Search {
  search(request: SearchRequest): SearchResult;
  remote?: RemoteTexts;
}

function createSearch(
  prepared: Prepared,
  index: SearchIndex,
  heads: Heads,
  remote?: RemoteTexts,
): (request: SearchRequest) => SearchResult {
  const match = createMatcher(prepared, remote);
  const { find: findNames, findBeginnings } = createNames(index.names);
  const closest = createClosest(prepared, index, { match, heads, remote });
  return ({ text: typed, limit: wanted, nameLimit = FEW_NAMES }) => {
    const limit = wanted ?? USUAL_LIMIT;
    const text = toHalfWidth(typed.slice(0, MOST_TEXT));
    const keywords = splitKeywords(text);
    if (keywords.length === 0) return { keywords, names: [], namesTotal: 0, groups: [], total: 0 };
    const { matches, asked, marks } = matchKeywords(keywords, match, closest);
    const ranked = rank(prepared, matches, limit);
    const total = ranked.reduce((sum, group) => sum + group.total, 0);
    const withText = remote && wanted === undefined ? FEW_HITS : limit;
    remote?.expect(chooseShown(prepared, ranked, withText, []));
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
    const first = rows.slice(0, nameLimit);
    const isNothing = rows.length + total === 0;
    const similar = isNothing
      ? closest.findNearest(text, MOST_NEAREST).flatMap(({ head }) => describeHead(head, prepared))
      : [];
    const shown = chooseShown(prepared, ranked, withText, first);
    remote?.require([...shown, ...pagesOf(first), ...pagesOf(similar)]);
    const names = first.map((row) => showRow(row, rowMarks));
    const groups = showGroups(prepared, ranked, { wanted: matches.length, marks, shown: new Set(shown) });
    const nearest = isNothing ? { nearest: similar.map((row) => showRow(row, [])) } : {};
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

/** The first hits of each group, not counting those that the row of their page may replace. */
function chooseShown(
  { entries }: Prepared,
  ranked: readonly RankedGroup[],
  most: number,
  rows: readonly NameRow[],
): number[] {
  const named = new Set(rows.flatMap(({ kind, link }) => (kind === 'page' ? [link] : [])));
  return ranked.flatMap(({ best }) => {
    const isNamed = ({ place }: Ranked) => named.has(entries[place]?.link ?? '');
    const others = best.filter((hit) => !isNamed(hit)).slice(0, most);
    return [...best.filter(isNamed), ...others].map(({ place }) => place);
  });
}

/** Entries whose beginning a row shows. */
function pagesOf(rows: readonly NameRow[]): number[] {
  return rows.flatMap(({ kind, place }) => (kind === 'page' && place !== undefined ? [place] : []));
}

function showGroups(
  { groups, entries, texts }: Prepared,
  ranked: RankedGroup[],
  { wanted, marks, shown }: { wanted: number; marks: string[]; shown: ReadonlySet<number> },
): HitGroup[] {
  const found = groups.flatMap((group, place): FoundGroup[] => {
    const { best, most, total } = ranked[place] ?? { best: [], most: 0, total: 0 };
    const hits = best.flatMap(({ place, priority }) => {
      const entry = entries[place];
      if (!entry) return [];
      const hit = showHit(entry, texts[place] ?? '', priority, marks);
      return [shown.has(place) ? hit : { ...hit, isCut: true as const }];
    });
    const hasAll = most === wanted;
    return total > 0 ? [{ group: { ...group, hits, total }, hasAll }] : [];
  });
  return orderGroups(found);
}
