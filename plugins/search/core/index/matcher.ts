import type { Prepared } from './prepare';
import type { RemoteTexts } from './remoteTexts';

export interface Matches {
  /** Entries with it in their own title. */
  titles: number[];
  /** Other entries with it in a text. */
  texts: number[];
  surroundings: number[];
}

export type Matcher = (keyword: string) => Matches;

const REMEMBERED = 48;

/** Searches only the results of a cached part of the keyword: texts with "sess" contain "ses". */
export function createMatcher({ titles, texts, surroundings, filter }: Prepared, remote?: RemoteTexts): Matcher {
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
    if (remote) addRemote(found, remote.find(keyword).places);
    // Whatever was searched before, ties have the order of the index.
    found.texts.sort((a, b) => a - b);
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

function addRemote(found: Matches, places: readonly number[]): void {
  const titles = new Set(found.titles);
  for (const place of places) if (!titles.has(place)) found.texts.push(place);
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
