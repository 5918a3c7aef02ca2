import type { ApiSource } from '../apiSource';
import { DEFAULT_API_OPTIONS } from '../options';
import { createApiSource } from '../source';

/** Opens the document of a site that `writeSite` has written, for plugins that need more than its pages. */
export function openWritten(siteDir: string): Promise<ApiSource> {
  const options = { ...DEFAULT_API_OPTIONS, spec: 'static/openapi.json', strict: false };
  // The second validator has already passed it.
  return Promise.resolve(createApiSource({ siteDir, isDevServer: true, allowMissing: true }, options));
}
