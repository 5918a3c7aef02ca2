import type { SampleLanguage } from '../sample/types';
import { scriptLanguages } from './scriptLanguages';
import { serverLanguages } from './serverLanguages';

/** All languages in menu order: game clients first, then servers. */
export const sampleLanguages: SampleLanguage[] = [...scriptLanguages, ...serverLanguages];

export function findSampleLanguage(id: string): SampleLanguage | undefined {
  return sampleLanguages.find((language) => language.id === id);
}
