import { readCurlCalls } from './curlCalls';
import { readScriptCalls } from './scriptCalls';
import type { SampleCall, SampleFile } from './types';

const SCRIPTS = new Set(['ts', 'tsx', 'js', 'jsx', 'mjs', 'mts', 'typescript', 'javascript']);
const SHELLS = new Set(['sh', 'bash', 'shell', 'console']);

const known = new WeakMap<SampleFile, SampleCall[]>();

export function readCalls(sample: SampleFile): SampleCall[] {
  const before = known.get(sample);
  if (before) return before;
  const calls = SCRIPTS.has(sample.lang)
    ? readScriptCalls(sample)
    : SHELLS.has(sample.lang)
      ? readCurlCalls(sample)
      : [];
  known.set(sample, calls);
  return calls;
}

export function isScript({ lang }: SampleFile): boolean {
  return SCRIPTS.has(lang);
}
