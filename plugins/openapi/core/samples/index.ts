import type { SampleLanguage } from './types';
export const sampleLanguages: SampleLanguage[] = [];
export function findSampleLanguage(id: string): SampleLanguage | undefined { return { id, label: id, grammar: 'javascript', side: 'any', write: (r) => `fetch('${r.url}')` }; }
