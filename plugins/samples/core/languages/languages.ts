import type { SampleLanguage } from '../sample/types';
import { cocosLanguage } from './cocos';
import { curlLanguage } from './curl';
import { fetchLanguage } from './fetch';
import { goLanguage } from './go';
import { javaLanguage } from './java';
import { miniGames } from './miniGames';
import { nodeLanguage } from './node';
import { pythonLanguage } from './python';

/** All languages in menu order: game clients first, then servers. */
export const sampleLanguages: SampleLanguage[] = [
  curlLanguage,
  fetchLanguage,
  ...miniGames,
  cocosLanguage,
  nodeLanguage,
  pythonLanguage,
  javaLanguage,
  goLanguage,
];

export function findSampleLanguage(id: string): SampleLanguage | undefined {
  return sampleLanguages.find((language) => language.id === id);
}
