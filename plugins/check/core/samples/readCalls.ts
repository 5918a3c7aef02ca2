import { once } from '../../../shared/cache';
import { readFetchCalls, readPythonCalls } from './addressCalls';
import { readCurlCalls } from './curlCalls';
import { readScriptCalls } from './scriptCalls';
import type { SampleCall, SampleFile } from './types';

const SCRIPTS = new Set(['ts', 'tsx', 'js', 'jsx', 'mjs', 'mts', 'typescript', 'javascript']);
const PYTHON = new Set(['py', 'python']);
const SHELLS = new Set(['sh', 'bash', 'shell', 'console']);

const callsIn = once((samples: readonly SampleFile[]) =>
  once((sample: SampleFile): SampleCall[] => {
    if (SCRIPTS.has(sample.lang)) return [...readScriptCalls(sample, samples), ...readFetchCalls(sample)];
    if (PYTHON.has(sample.lang)) return readPythonCalls(sample);
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

export function isPython({ lang }: SampleFile): boolean {
  return PYTHON.has(lang);
}
