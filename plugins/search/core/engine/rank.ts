import { countBits, insertBest } from '../best';
import type { Matches } from '../index/matcher';
import type { Prepared } from '../index/prepare';
import { WEIGHTS } from '../index/weights';

/** Exceeds the sum of all weights, so that more keywords always win. */
const KEYWORD_WORTH = 10_000;

export interface Ranked {
  place: number;
  priority: number;
  score: number;
}

export interface RankedGroup {
  best: Ranked[];
  most: number;
  total: number;
}

/**
 * Ranks by number of keywords, priority, page order. Surroundings of a title count as the title, but make no hit alone:
 * a page's name would match all its sections.
 */
export function rank(prepared: Prepared, keywords: Matches[], limit: number): RankedGroup[] {
  const { entries, groupOf, groups, surroundingOf, surroundings, titleWeights } = prepared;
  const ranked = groups.map((): RankedGroup => ({ best: [], most: 0, total: 0 }));
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
    if (deserves(group, score, limit)) insertBest(group.best, { place, priority, score }, limit);
  }
  return ranked;
}

function mark(bits: Uint16Array, places: number[], number: number): void {
  for (const place of places) bits[place] = (bits[place] ?? 0) | (1 << number);
}

/** Checked before the entry is allocated. */
function deserves({ best }: RankedGroup, score: number, limit: number): boolean {
  return best.length < limit || (best.at(-1)?.score ?? Infinity) < score;
}
