import type { ClosestSearch } from '../closest/createClosest';
import { isQuestionWord } from '../closest/questionWords';
import type { Matcher, Matches } from '../index/matcher';
import { gatherMissing } from '../index/remoteTexts';
import { fold } from '../text/fold';
import { MOST_KEYWORDS } from '../text/keywords';

export interface MatchedKeywords {
  matches: Matches[];
  asked: string[];
  marks: string[];
}

/** Falls back to word forms, synonyms and typo corrections. Ignores question words. */
export function matchKeywords(
  keywords: readonly string[],
  match: Matcher,
  { understand }: ClosestSearch,
): MatchedKeywords {
  const others = keywords.filter((keyword) => !isQuestionWord(fold(keyword)));
  const asked = others.length > 0 ? others : [...keywords];
  gatherMissing(asked.map((keyword) => () => void match(fold(keyword))));
  const matches: Matches[] = [];
  const marks: string[] = [];
  for (const keyword of asked) {
    const literal = match(fold(keyword));
    if (!isEmpty(literal)) {
      matches.push(literal);
      marks.push(keyword);
      continue;
    }
    for (const term of understand(keyword)) {
      // A single letter is in every text.
      const phrases = term.filter(({ phrase, inTexts }) => inTexts && phrase.length > 1).map(({ phrase }) => phrase);
      const found = phrases.filter((phrase) => !isEmpty(match(phrase)));
      matches.push(unite(found.map(match)));
      marks.push(...found);
    }
  }
  return { matches: matches.slice(0, MOST_KEYWORDS), asked, marks };
}

function isEmpty({ titles, texts, surroundings }: Matches): boolean {
  return titles.length + texts.length + surroundings.length === 0;
}

function unite(found: Matches[]): Matches {
  const titles = new Set(found.flatMap((one) => one.titles));
  const texts = new Set(found.flatMap((one) => one.texts).filter((place) => !titles.has(place)));
  const surroundings = new Set(found.flatMap((one) => one.surroundings));
  return { titles: [...titles], texts: [...texts], surroundings: [...surroundings] };
}
