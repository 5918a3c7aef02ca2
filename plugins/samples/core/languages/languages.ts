import type { SampleLanguage } from '../sample/types';
import { curlLanguage } from './curl';
import { scriptLanguages } from './scriptLanguages';
import { serverLanguages } from './serverLanguages';

/** All languages in menu order: game clients first, then servers. */
export const sampleLanguages: SampleLanguage[] = [curlLanguage, ...scriptLanguages, ...serverLanguages];

export function findSampleLanguage(id: string): SampleLanguage | undefined {
  return sampleLanguages.find((language) => language.id === id);
}
