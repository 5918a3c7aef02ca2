import { fold } from './fold';
import { highlight } from './highlight';
import { splitKeywords } from './keywords';
import { createMatcher } from './matcher';
import { createNames } from './names';
import { type Prepared, prepare } from './prepare';
import { type RankedGroup, rank } from './rank';
import { showHit } from './showHit';
import type { HitGroup, NameHit, NameRecord, SearchEngine, SearchIndex, SearchRequest, SearchResult } from './types';

/** Most hits of a group where a request does not say. */
const USUAL_LIMIT = 20;
/** Most rows of names where a request does not say. */
const FEW_NAMES = 5;

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

/** Those with hits, in the order of the navigation; pages without an entry there come last. */
function showGroups({ groups, entries }: Prepared, ranked: RankedGroup[], keywords: string[]): HitGroup[] {
  const shown = groups.flatMap((group, place): HitGroup[] => {
    const { best, total } = ranked[place] ?? { best: [], total: 0 };
    const hits = best.flatMap(({ place, priority }) => {
      const entry = entries[place];
      return entry ? [showHit(entry, priority, keywords)] : [];
    });
    return total > 0 ? [{ ...group, hits, total }] : [];
  });
  const isLast = ({ title }: HitGroup) => Number(title === undefined);
  return shown.sort(
    (a, b) => isLast(a) - isLast(b) || (a.priority < b.priority ? -1 : Number(a.priority > b.priority)),
  );
}

function showName({ kind, name, owner, link }: NameRecord, keywords: string[]): NameHit {
  return { kind, name: highlight(name, keywords), owner: highlight(owner, keywords), link };
}
