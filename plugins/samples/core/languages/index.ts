import { wrongOptions } from '../../../shared/checkOptions';
import { didYouMean } from '../../../shared/suggest';
import { compileGrammar, JSON_PATTERN } from '../code/grammar';
import type { Patterns } from '../code/highlight';
import type { SampleLanguage } from '../sample/types';
import { findSampleLanguage, sampleLanguages } from './languages';

export function chooseLanguage(sample: string | SampleLanguage): SampleLanguage {
  const language = typeof sample === 'string' ? findSampleLanguage(sample) : sample;
  if (language) return language;
  const ids = sampleLanguages.map(({ id }) => id);
  const hint = didYouMean(String(sample), ids) ?? `Known: ${ids.join(', ')}`;
  throw new Error(wrongOptions('the API', [`"samples" has an unknown language, \`${String(sample)}\`. ${hint}`]));
}

export function listPatterns(languages: SampleLanguage[]): Patterns {
  const patterns = [...sampleLanguages, ...languages].map(({ grammar }) => [grammar.name, compileGrammar(grammar)]);
  return { ...Object.fromEntries(patterns), json: JSON_PATTERN };
}

export type { Envelope, SampleBody, SampleLanguage, SamplePair, SampleRequest, SampleValue } from '../sample/types';
export { findSampleLanguage, sampleLanguages } from './languages';
