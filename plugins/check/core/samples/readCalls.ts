import { readCurlCalls } from './curlCalls';
import { readScriptCalls } from './scriptCalls';
import type { SampleCall, SampleFile } from './types';

const SCRIPTS = new Set(['ts', 'tsx', 'js', 'jsx', 'mjs', 'mts', 'typescript', 'javascript']);
const SHELLS = new Set(['sh', 'bash', 'shell', 'console']);

const known = new WeakMap<SampleFile, { samples: readonly SampleFile[]; calls: SampleCall[] }>();

/** `samples`: all of the site, which may give paths to each other. */
export function readCalls(sample: SampleFile, samples: readonly SampleFile[]): SampleCall[] {
  const before = known.get(sample);
  if (before?.samples === samples) return before.calls;
  const calls = SCRIPTS.has(sample.lang)
    ? readScriptCalls(sample, samples)
    : SHELLS.has(sample.lang)
      ? readCurlCalls(sample)
      : [];
  known.set(sample, { samples, calls });
  return calls;
}

export function isScript({ lang }: SampleFile): boolean {
  return SCRIPTS.has(lang);
}
