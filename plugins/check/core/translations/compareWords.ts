import type { Finding } from '../engine/rule';
import { type Passage, proseOf } from '../text/passage';

const METHOD = /(?<![\w/])(GET|POST|PUT|PATCH|DELETE)(?=s?(?![\w/]))/g;
const REQUIRED = /\b(?:required|mandatory)\b|必填|必传|必需/gi;
const OPTIONAL = /\boptional\b|可选|选填/gi;
/** Latin words that are part of Chinese. */
const BORROWED = new Set(
  'id app api sdk http https url ip json xml web bug demo ok key token log vs wifi pc ui gpu cpu html css'.split(' '),
);
const MOST = /\b(?:at most|up to|no more than)(?= \**\d)|(?:最多|至多|不超过)(?:间隔|相隔|隔)?(?=\s?\d)/gi;
const LEAST = /\b(?:at least|no less than)(?= \**\d)|(?:最少|至少|不少于)(?:间隔|相隔|隔)?(?=\s?\d)/gi;
const NOT = /\b(?:is|are) not (?=`)|不(?:是|为|等于)\s?(?=`)/gi;
const LATIN = /(?<![\w/.-])[a-z]{2,}(?![\w/.-])/g;

/** Compares words that are facts: methods, what is required or optional, and names that no language translates. */
export function* compareWords(original: Passage, translation: Passage): Generator<Finding> {
  const [there, here] = [proseOf(original), proseOf(translation)];
  yield* compareMethods(original, translation);
  const [flags, own] = [flagsOf(there), flagsOf(here)];
  const wrong = own.find(({ word }, index) => word !== flags[index]?.word);
  if (wrong && flags.length === own.length) {
    const message = `The original says that this is ${wrong.word === 'required' ? 'optional' : 'required'}.`;
    yield { at: translation.place(wrong.index), message };
  }
  const [bounds, others] = [boundsOf(there), boundsOf(here)];
  const turned = others.find(({ word }, index) => word !== bounds[index]?.word);
  if (turned && bounds.length === others.length) {
    const message = `The original says ${turned.word === 'most' ? 'at least' : 'at most'} here.`;
    yield { at: translation.place(turned.index), message };
  }
  const isNegated = ({ text }: Passage) => listWords(text, NOT).length > 0;
  const [, code] = /(?:\b(?:is|are) (?:not )?|不?[为是])\s?`([^`]+)`/i.exec(translation.text) ?? [];
  if (
    code !== undefined &&
    isNegated(original) &&
    original.text.includes(`not \`${code}\``) &&
    !isNegated(translation)
  ) {
    const at = translation.place(translation.text.indexOf(`\`${code}\``));
    yield { at, message: `The original says that this is not \`${code}\`.` };
  }
  const words = new Set(original.text.toLowerCase().match(/[a-z]+/g));
  for (const { word, index } of listWords(here, LATIN)) {
    if (words.has(word) || words.has(`${word}s`) || BORROWED.has(word)) continue;
    yield { at: translation.place(index), message: `The original does not have \`${word}\` here.` };
  }
}

export function* compareMethods(original: Passage, translation: Passage): Generator<Finding> {
  const [there, here] = [proseOf(original), proseOf(translation)];
  const methods = new Set(listWords(there, METHOD).map(({ word }) => word));
  for (const { word, index } of listWords(here, METHOD)) {
    if (methods.size === 0 || methods.has(word)) continue;
    yield { at: translation.place(index), message: `The original says ${[...methods].join(', ')} here, not ${word}.` };
  }
}

function listWords(text: string, pattern: RegExp): Array<{ word: string; index: number }> {
  return [...text.matchAll(pattern)].map(({ 0: word, index }) => ({ word, index }));
}

function boundsOf(text: string): Array<{ word: string; index: number }> {
  const most = listWords(text, MOST).map(({ index }) => ({ word: 'most', index }));
  const least = listWords(text, LEAST).map(({ index }) => ({ word: 'least', index }));
  return [...most, ...least].sort((a, b) => a.index - b.index);
}

function flagsOf(text: string): Array<{ word: string; index: number }> {
  const required = listWords(text, REQUIRED).map(({ index }) => ({ word: 'required', index }));
  const optional = listWords(text, OPTIONAL).map(({ index }) => ({ word: 'optional', index }));
  return [...required, ...optional].sort((a, b) => a.index - b.index);
}
