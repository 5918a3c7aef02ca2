/** Returns the phrase meant at a place of a run, where one character is wrong: `排行榜` for `排形榜`. */
export type FindNearAt = (run: string, place: number) => string | undefined;

const SHORTEST = 3;
const LONGEST = 6;
const HAN_ONLY = /^\p{Unified_Ideograph}+$/u;

export function createNearPhrases(phrases: Iterable<string>): FindNearAt {
  const near = new Map<string, string>();
  for (const phrase of phrases) {
    if (phrase.length > LONGEST || !HAN_ONLY.test(phrase)) continue;
    for (const gapped of withGaps(phrase)) near.set(gapped, phrase);
  }
  return (run, place) => {
    for (let length = Math.min(LONGEST, run.length - place); length >= SHORTEST; length--) {
      const gapped = withGaps(run.slice(place, place + length)).find((one) => near.has(one));
      if (gapped !== undefined) return near.get(gapped);
    }
    return undefined;
  };
}

/** The phrase once per character, which a gap replaces. */
function withGaps(phrase: string): string[] {
  if (phrase.length < SHORTEST) return [];
  return Array.from(phrase, (_character, place) => `${phrase.slice(0, place)} ${phrase.slice(place + 1)}`);
}
