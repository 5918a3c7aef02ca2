import { fold } from './fold';
import { splitKeywords } from './keywords';
import { FEW_NAMES, USUAL_LIMIT } from './limits';
import { createMatcher } from './matcher';
import { createNames } from './names';
import { type FoundGroup, orderGroups } from './orderGroups';
import { type Prepared, prepare } from './prepare';
import { type RankedGroup, rank } from './rank';
import { showHit } from './showHit';
import { showName } from './showName';
import type { HitGroup, NameRecord, SearchEngine, SearchIndex, SearchRequest, SearchResult } from './types';

/** Called after each page while an index is prepared; where it gives a promise, the rest waits for that. */
export type Rest = () => Promise<void> | undefined;

/** Searches an index for exactly what was typed: whatever has any of the keywords in it, and nothing else. */
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

async function prepareSearch({ pages, names }: SearchIndex, rest?: Rest) {
  const steps = prepare(pages);
  let step = steps.next();
  while (!step.done) {
    const pause = rest?.();
    if (pause) await pause;
    step = steps.next();
  }
  return createSearch(step.value, names);
}

function createSearch(prepared: Prepared, names: NameRecord[]): (request: SearchRequest) => SearchResult {
  const match = createMatcher(prepared);
  const findNames = createNames(names);
  return ({ text, limit = USUAL_LIMIT, nameLimit = FEW_NAMES }) => {
    const keywords = splitKeywords(text);
    const found = findNames(text, keywords);
    const matches = keywords.map((keyword) => match(fold(keyword)));
    const groups = showGroups(prepared, rank(prepared, matches, limit), keywords);
    return {
      keywords,
      names: found.slice(0, nameLimit).map((name) => showName(name, keywords)),
      namesTotal: found.length,
      groups,
      total: groups.reduce((sum, { total }) => sum + total, 0),
    };
  };
}

function showGroups({ groups, entries, texts }: Prepared, ranked: RankedGroup[], keywords: string[]): HitGroup[] {
  const shown = groups.flatMap((group, place): FoundGroup[] => {
    const { best, most, total } = ranked[place] ?? { best: [], most: 0, total: 0 };
    const hits = best.flatMap(({ place, priority }) => {
      const entry = entries[place];
      return entry ? [showHit(entry, texts[place] ?? '', priority, keywords)] : [];
    });
    const hasAll = most === keywords.length;
    return total > 0 ? [{ group: { ...group, hits, total }, hasAll }] : [];
  });
  return orderGroups(shown);
}
