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
