import type { Finding } from '../engine/rule';
import { type Passage, proseOf } from '../text/passage';

const METHOD = /(?<![\w/])(GET|POST|PUT|PATCH|DELETE)(?=s?(?![\w/]))/g;
const REQUIRED = /\b(?:required|mandatory)\b|必填|必传|必需/gi;
const OPTIONAL = /\boptional\b|可选|选填/gi;
/** Latin words that are part of Chinese. */
const BORROWED = new Set(
  'id app api sdk http https url ip json xml web bug demo ok key token log vs wifi pc ui gpu cpu html css'.split(' '),
);
const LATIN = /(?<![\w/.-])[a-z]{2,}(?![\w/.-])/g;

/** Compares words that are facts: methods, what is required or optional, and names that no language translates. */
export function* compareWords(original: Passage, translation: Passage): Generator<Finding> {
  const [there, here] = [proseOf(original), proseOf(translation)];
  const methods = new Set(listWords(there, METHOD).map(({ word }) => word));
  for (const { word, index } of listWords(here, METHOD)) {
    if (methods.size === 0 || methods.has(word)) continue;
    yield { at: translation.place(index), message: `The original says ${[...methods].join(', ')} here, not ${word}.` };
  }
  const [flags, own] = [flagsOf(there), flagsOf(here)];
  const wrong = own.find(({ word }, index) => word !== flags[index]?.word);
  if (wrong && flags.length === own.length) {
    const message = `The original says that this is ${wrong.word === 'required' ? 'optional' : 'required'}.`;
    yield { at: translation.place(wrong.index), message };
  }
  const words = new Set(original.text.toLowerCase().match(/[a-z]+/g));
  for (const { word, index } of listWords(here, LATIN)) {
    if (words.has(word) || words.has(`${word}s`) || BORROWED.has(word)) continue;
    yield { at: translation.place(index), message: `The original does not have \`${word}\` here.` };
  }
}

function listWords(text: string, pattern: RegExp): Array<{ word: string; index: number }> {
  return [...text.matchAll(pattern)].map(({ 0: word, index }) => ({ word, index }));
}

function flagsOf(text: string): Array<{ word: string; index: number }> {
  const required = listWords(text, REQUIRED).map(({ index }) => ({ word: 'required', index }));
  const optional = listWords(text, OPTIONAL).map(({ index }) => ({ word: 'optional', index }));
  return [...required, ...optional].sort((a, b) => a.index - b.index);
}
