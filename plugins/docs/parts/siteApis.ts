import type { ApiSource } from '../../openapi';
import { onceByText } from '../../shared/core/cache';

/** The documents of the site in a folder, by the id of the instance that has them. Instances are made anew for each language. */
export const siteApis = onceByText((_siteDir) => new Map<string, ApiSource>());
