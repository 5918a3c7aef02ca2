import type { Matcher } from '../index/matcher';
import type { Prepared } from '../index/prepare';
import type { RemoteTexts } from '../index/remoteTexts';
import type { SearchIndex } from '../types';
import { type Closest, createFindClosest } from './findClosest';
import { createFindNearest } from './findNearest';
import { type Heads, namesOf } from './heads';
import { createNearPhrases, type FindNearAt } from './nearPhrases';
import { createSynonyms, type Synonyms } from './synonyms';
import { type Term, understand } from './understand';
import { USUAL_SYNONYMS } from './usualSynonyms';
import { createVocabulary } from './vocabulary';
import { isHan } from './words';

export interface ClosestSearch {
  understand(text: string): Term[];
  find(terms: Term[], most: number): Closest[];
  findNearest(text: string, most: number): Closest[];
}

const WORD = /[a-z]{4,}/g;

let usual: Synonyms | undefined;

/** An index seldom has synonyms of its own. */
function synonymsOf(own: ReadonlyArray<readonly string[]>): Synonyms {
  if (own.length > 0) return createSynonyms([...USUAL_SYNONYMS, ...own]);
  usual ??= createSynonyms(USUAL_SYNONYMS);
  return usual;
}

export function createClosest(
  prepared: Prepared,
  { synonyms: own = [] }: Pick<SearchIndex, 'synonyms'>,
  { match, heads, remote }: { match: Matcher; heads: Heads; remote?: RemoteTexts },
): ClosestSearch {
  const synonyms = synonymsOf(own);
  const ofTitles = new Set([...synonyms.words, ...wordsOf(heads.titles), ...wordsOf(heads.others)]);
  const vocabulary = createVocabulary(ofTitles, () => remote?.words() ?? wordsOfTexts(prepared.texts));
  const exists = (text: string) => {
    if (heads.find(text).length > 0) return true;
    const { titles, texts } = match(text);
    return titles.length + texts.length > 0;
  };
  let ofHeads: FindNearAt | undefined;
  const findNearAt: FindNearAt = (run, place) => {
    ofHeads ??= createNearPhrases(namesOf(heads));
    return synonyms.findNearAt(run, place) ?? ofHeads(run, place);
  };
  return {
    understand: (text) => understand(text, { synonyms, vocabulary, findNearAt, exists }),
    find: createFindClosest(prepared, heads, match, remote),
    findNearest: createFindNearest(heads),
  };
}

function wordsOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(/[ |]+/).filter((word) => word !== '' && !isHan(word)));
}

export function wordsOfTexts(texts: readonly string[]): Set<string> {
  const words = new Set<string>();
  for (const text of texts) for (const [word] of text.matchAll(WORD)) words.add(word);
  return words;
}
