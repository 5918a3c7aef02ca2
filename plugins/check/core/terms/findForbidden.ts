import { once } from '../../../shared/core/cache';
import type { Term } from './parseTerms';

export interface Forbidden {
  term: Term;
  /** As it is written. */
  word: string;
  index: number;
}

const LATIN = /[\p{Script=Latin}\p{N}]/u;

/** Finds words used in place of a term. `prose`: without code. */
export function findForbidden(prose: string, terms: readonly Term[]): Forbidden[] {
  return terms.flatMap((term) => {
    const { allowed, forbidden } = patternsOf(term);
    if (forbidden.every((pattern) => prose.search(pattern) < 0)) return [];
    const text = allowed.reduce((rest, pattern) => rest.replace(pattern, blank), prose);
    return forbidden.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ 0: word, index }) => ({ term, word, index })),
    );
  });
}

const patternsOf = once(({ term, not, except }: Term) => ({
  allowed: [term, ...except].filter((phrase) => not.some((word) => phrase.includes(word))).map(patternOf),
  forbidden: not.map(patternOf),
}));

/** In any case, and as a whole word where words have spaces around them. */
function patternOf(phrase: string): RegExp {
  const before = LATIN.test(phrase.at(0) ?? '') ? String.raw`(?<![\p{Script=Latin}\p{N}_])` : '';
  const after = LATIN.test(phrase.at(-1) ?? '') ? String.raw`(?![\p{Script=Latin}\p{N}_])` : '';
  return new RegExp(before + phrase.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`) + after, 'giu');
}

function blank(text: string): string {
  return ' '.repeat(text.length);
}
