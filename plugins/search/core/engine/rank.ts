import type { Prepared } from '../index/prepare';
import type { Matches } from './matcher';
import { WEIGHTS } from './weights';

/** More than all weights together: one keyword more is worth more than any place where it stands. */
const KEYWORD_WORTH = 10_000;

export interface Ranked {
  /** Of the entry. */
  place: number;
  /** Sum of the weights of its keywords, for each the best one. */
  priority: number;
  score: number;
}

/** The best entries of a group, and how many there are in all. */
export interface RankedGroup {
  best: Ranked[];
  /** How many keywords one entry has at most. */
  most: number;
  total: number;
}

/**
 * The entries that have any of the keywords, by the places of their groups: those with more of the keywords first, then
 * those of a higher priority, then in the order of the pages. A word of what surrounds a title counts like one of the
 * title itself, but makes no hit alone: a page's name would bring all of its sections.
 */
export function rank(prepared: Prepared, keywords: Matches[], limit: number): RankedGroup[] {
  const { entries, groupOf, groups, surroundingOf, surroundings, titleWeights } = prepared;
  const ranked = groups.map((): RankedGroup => ({ best: [], most: 0, total: 0 }));
  // A bit for each keyword.
  const inTitles = new Uint16Array(entries.length);
  const inTexts = new Uint16Array(entries.length);
  const around = new Uint16Array(surroundings.length);
  for (const [number, found] of keywords.entries()) {
    mark(around, found.surroundings, number);
    mark(inTitles, found.titles, number);
    mark(inTexts, found.texts, number);
  }
  for (let place = 0; place < entries.length; place++) {
    const own = inTitles[place] ?? 0;
    const text = inTexts[place] ?? 0;
    if ((own | text) === 0) continue;
    const title = own | (around[surroundingOf[place] ?? 0] ?? 0);
    const priority = countBits(title) * (titleWeights[place] ?? 0) + countBits(text & ~title) * WEIGHTS.text;
    const count = countBits(title | text);
    const score = count * KEYWORD_WORTH + priority;
    const group = ranked[groupOf[place] ?? 0];
    if (!group) continue;
    group.total++;
    group.most = Math.max(group.most, count);
    if (deserves(group, score, limit)) insert(group.best, { place, priority, score }, limit);
  }
  return ranked;
}

function mark(bits: Uint16Array, places: number[], number: number): void {
  for (const place of places) bits[place] = (bits[place] ?? 0) | (1 << number);
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Asked for each of thousands, so that only what is kept is made. */
function deserves({ best }: RankedGroup, score: number, limit: number): boolean {
  return best.length < limit || (best.at(-1)?.score ?? Infinity) < score;
}

/** Best first; of equals the earlier one. */
function insert(best: Ranked[], next: Ranked, limit: number): void {
  let place = best.length;
  while (place > 0 && (best[place - 1]?.score ?? 0) < next.score) place--;
  best.splice(place, 0, next);
  if (best.length > limit) best.pop();
}
