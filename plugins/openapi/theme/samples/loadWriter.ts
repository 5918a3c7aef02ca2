import { loadLanguage } from '../../../samples/core/languages/loadLanguage';
import type { SampleRequest } from '../../../samples/core/sample/types';

/** What writes the code of a request in one of our languages. It is loaded with few others. */
export async function loadWriter(language: string): Promise<((request: SampleRequest) => string) | undefined> {
  const found = await loadLanguage(language);
  return found && ((request) => found.write(request));
}
