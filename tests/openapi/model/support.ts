import { parse } from 'yaml';
import { buildModel } from '../../../plugins/openapi/core/model/build';
import type { ApiModel } from '../../../plugins/openapi/core/model/types';
import { type BuiltSite, buildPages } from '../../../plugins/openapi/core/pages/build';
import type { BuildOptions } from '../../../plugins/openapi/core/pages/site/options';
import type { ApiPage } from '../../../plugins/openapi/core/pages/site/types';
import type { OperationView } from '../../../plugins/openapi/core/view/types';
import { pageWords } from '../../../plugins/openapi/write/pageWords';
import type { JsonObject } from '../../../plugins/shared/core/json';

/** Adds the required parts of a document. */
export function modelOf(document: JsonObject | string): ApiModel {
  const root = typeof document === 'string' ? (parse(document) as JsonObject) : document;
  return buildModel({ root: { openapi: '3.1.1', info: { title: 'T' }, ...root }, positionOf: () => undefined });
}

export function siteOf(
  document: JsonObject | string,
  options: Partial<BuildOptions> = {},
): BuiltSite & { list: ApiPage[] } {
  const defaults: BuildOptions = { pages: 'tag', routeBase: 'api', languages: [], words: pageWords('en') };
  const site = buildPages(modelOf(document), { ...defaults, ...options });
  return { ...site, list: [...site.pages()] };
}

export function pathsOf(tags: Array<string | undefined>): JsonObject {
  return Object.fromEntries(
    tags.map((tag, index) => [`/p${index}`, { get: { operationId: `op${index}`, ...(tag ? { tags: [tag] } : {}) } }]),
  );
}

export function operationsOf(document: JsonObject | string, options?: Partial<BuildOptions>): OperationView[] {
  const sections = siteOf(document, options).list.flatMap((page) => page.sections);
  return sections.flatMap(({ component, data }) => (component === 'ApiOperation' ? [data as OperationView] : []));
}
