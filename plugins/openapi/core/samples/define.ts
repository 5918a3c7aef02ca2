import { type PreparedRequest, prepareRequest } from './prepare';
import type { SampleLanguage } from './types';

/** A language from the function that writes prepared requests in it. */
export function defineLanguage(
  about: Omit<SampleLanguage, 'write'>,
  write: (request: PreparedRequest) => string,
): SampleLanguage {
  return { ...about, write: (request) => write(prepareRequest(request)) };
}
