import { findSampleLanguage } from '../../../samples/core/languages/languages';
import type { SampleRequest } from '../../../samples/core/sample/types';

/** The code of a request, in one of our languages. All of them are heavy: import this module on demand. */
export function writeSample(language: string, request: SampleRequest): string | undefined {
  return findSampleLanguage(language)?.write(request);
}
