import { en } from './en';
import type { Cues } from './types';
import { zh } from './zh';

/** One file for each language: another language is another file, and a name here. */
export const LANGUAGES: readonly Cues[] = [en, zh];

const LETTERS = LANGUAGES.map((cues) => ({ cues, letters: new RegExp(cues.letters, 'iu') }));

/** The languages that a text may be in, by its letters. */
export function languagesOf(text: string): Cues[] {
  return LETTERS.flatMap(({ cues, letters }) => (letters.test(text) ? [cues] : []));
}
