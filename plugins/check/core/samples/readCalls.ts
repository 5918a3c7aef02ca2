import { once } from '../../../shared/core/cache';
import { readFetchCalls, readPythonCalls } from './addressCalls';
import { readCurlCalls } from './curlCalls';
import { isCompiled, isPython, isScript, isShell } from './languages';
import { readHttpCalls, readLiteralCalls } from './literalCalls';
import { readOpenCalls, readRequestCalls } from './requestCalls';
import { readScriptCalls } from './scriptCalls';
import type { SampleCall, SampleFile } from './types';

const callsIn = once((samples: readonly SampleFile[]) =>
  once((sample: SampleFile): SampleCall[] => {
    if (isScript(sample)) {
      return [
        ...readScriptCalls(sample, samples),
        ...readFetchCalls(sample),
        ...readRequestCalls(sample),
        ...readOpenCalls(sample),
      ];
    }
    if (isPython(sample)) return readPythonCalls(sample);
    if (isShell(sample)) return readCurlCalls(sample);
    if (sample.lang === 'http') return readHttpCalls(sample);
    return isCompiled(sample) ? readLiteralCalls(sample) : [];
  }),
);

/** `samples`: all of the site, which may give paths to each other. */
export function readCalls(sample: SampleFile, samples: readonly SampleFile[]): SampleCall[] {
  return callsIn(samples)(sample);
}

export function readAllCalls(samples: readonly SampleFile[]): SampleCall[] {
  return samples.flatMap((sample) => readCalls(sample, samples));
}
