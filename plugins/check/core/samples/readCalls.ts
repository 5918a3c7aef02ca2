import { once } from '../../../shared/cache';
import { readCurlCalls } from './curlCalls';
import { readScriptCalls } from './scriptCalls';
import type { SampleCall, SampleFile } from './types';

const SCRIPTS = new Set(['ts', 'tsx', 'js', 'jsx', 'mjs', 'mts', 'typescript', 'javascript']);
const SHELLS = new Set(['sh', 'bash', 'shell', 'console']);

const callsIn = once((samples: readonly SampleFile[]) =>
  once((sample: SampleFile): SampleCall[] => {
    if (SCRIPTS.has(sample.lang)) return readScriptCalls(sample, samples);
    return SHELLS.has(sample.lang) ? readCurlCalls(sample) : [];
  }),
);

/** `samples`: all of the site, which may give paths to each other. */
export function readCalls(sample: SampleFile, samples: readonly SampleFile[]): SampleCall[] {
  return callsIn(samples)(sample);
}

export function isScript({ lang }: SampleFile): boolean {
  return SCRIPTS.has(lang);
}
