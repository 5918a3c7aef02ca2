import { wrongOptions } from '../../../shared/checkOptions';
import { didYouMean } from '../../../shared/suggest';
import { compileGrammar, JSON_PATTERN } from '../grammar';
import type { Patterns } from '../highlight';
import { cocosLanguage } from './cocos';
import { curlLanguage } from './curl';
import { fetchLanguage } from './fetch';
import { goLanguage } from './go';
import { javaLanguage } from './java';
import { ksLanguage } from './ks';
import { nodeLanguage } from './node';
import { pythonLanguage } from './python';
import { ttLanguage } from './tt';
import type { SampleLanguage } from './types';
import { wxLanguage } from './wx';

/** All languages in menu order: game clients first, then servers. */
export const sampleLanguages: SampleLanguage[] = [
  curlLanguage,
  fetchLanguage,
  wxLanguage,
  ttLanguage,
  ksLanguage,
  cocosLanguage,
  nodeLanguage,
  pythonLanguage,
  javaLanguage,
  goLanguage,
];

export function findSampleLanguage(id: string): SampleLanguage | undefined {
  return sampleLanguages.find((language) => language.id === id);
}

export function chooseLanguage(sample: string | SampleLanguage): SampleLanguage {
  const language = typeof sample === 'string' ? findSampleLanguage(sample) : sample;
  if (language) return language;
  const ids = sampleLanguages.map(({ id }) => id);
  const hint = didYouMean(String(sample), ids) ?? `Known are ${ids.join(', ')}`;
  throw new Error(wrongOptions('the API', [`"samples" has an unknown language, \`${String(sample)}\`. ${hint}`]));
}

export function listPatterns(languages: SampleLanguage[]): Patterns {
  const patterns = [...sampleLanguages, ...languages].map(({ grammar }) => [grammar.name, compileGrammar(grammar)]);
  return { ...Object.fromEntries(patterns), json: JSON_PATTERN };
}

export type { Envelope, SampleBody, SampleLanguage, SamplePair, SampleRequest, SampleValue } from './types';
