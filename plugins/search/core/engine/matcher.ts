import type { Prepared } from '../index/prepare';

/** Where one keyword is found: places in `Prepared`. */
export interface Matches {
  /** Entries whose own title has it. */
  titles: number[];
  /** Other entries, which have it in a text. */
  texts: number[];
  surroundings: number[];
}

/** Finds a folded keyword. */
export type Matcher = (keyword: string) => Matches;

/** How many keywords are remembered: those of the text before the last key, and of some keys before, for what is deleted again. */
const REMEMBERED = 48;

/**
 * A matcher that looks only where it has to: what has "sess" has "ses", so that each typed letter leaves less to look
 * at. It remembers the last keywords for that.
 */
export function createMatcher({ titles, texts, surroundings, filter }: Prepared): Matcher {
  const known = new Map<string, Matches>();
  const everything: Matches = { titles: [...titles.keys()], texts: [], surroundings: [...surroundings.keys()] };

  function narrow(keyword: string): Matches {
    let fewest = everything;
    for (const [part, found] of known) if (sizeOf(found) < sizeOf(fewest) && keyword.includes(part)) fewest = found;
    return fewest;
  }

  function find(keyword: string): Matches {
    const before = narrow(keyword);
    const candidates = filter.find(keyword);
    const found: Matches = { titles: [], texts: [], surroundings: [] };
    for (const places of [before.titles, before.texts]) {
      for (const place of places) {
        if (!candidates.has(place)) continue;
        if (titles[place]?.includes(keyword)) found.titles.push(place);
        else if (candidates.areCertain || texts[place]?.includes(keyword)) found.texts.push(place);
      }
    }
    found.surroundings = before.surroundings.filter((place) => surroundings[place]?.includes(keyword));
    return found;
  }

  return (keyword) => {
    const matches = known.get(keyword) ?? find(keyword);
    known.delete(keyword);
    known.set(keyword, matches);
    forgetOldest(known);
    return matches;
  };
}

function sizeOf({ titles, texts }: Matches): number {
  return titles.length + texts.length;
}

function forgetOldest(known: Map<string, Matches>): void {
  for (const keyword of known.keys()) {
    if (known.size <= REMEMBERED) return;
    known.delete(keyword);
  }
}
