import { USUAL_SYNONYMS } from '../closest/usualSynonyms';
import { toPhrase } from '../closest/words';

/** What searches for other words may look for in texts, in the same order in the build and in pages. */
export function knownPhrases(synonyms: ReadonlyArray<readonly string[]> = []): string[] {
  const phrases = [...USUAL_SYNONYMS, ...synonyms].flatMap((group) => group.map(toPhrase));
  return [...new Set(phrases)].filter((phrase) => phrase !== '');
}
