import { type ApiModel, apiOptionsSchema, loadMigrationTools, openApi } from '../../openapi';
import type { JsonObject } from '../../shared/core/json';
import { type Problem, ProblemsError } from '../../shared/problem';
import type { NewApi } from '../core/newSite';

/** A document of the old site, as both sites read it. */
export interface OpenedDocument {
  /** Absent if it cannot be read at all. */
  root?: JsonObject;
  /** Absent if it has errors, which keep the new site from being built. */
  model?: ApiModel;
  problems: Problem[];
}

/** Reads a document with the options that the new site has for it. */
export async function openDocument(
  siteDir: string,
  { spec, pages }: Pick<NewApi, 'spec' | 'pages'>,
): Promise<OpenedDocument> {
  const { value } = apiOptionsSchema.validate({ spec, pages, routeBase: '' });
  const source = await openApi({ siteDir }, value)();
  const { document, problems } = await source.document();
  const root = document && { root: document.root };
  try {
    return { ...root, model: await source.read(), problems: [] };
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    return { ...root, problems: problems.filter(({ severity }) => severity === 'error') };
  }
}

/** The document in one file, as a released version of the docs keeps it. */
export async function printInOneFile(model: ApiModel): Promise<string | undefined> {
  return (await loadMigrationTools()).printDocument(model, 'yaml');
}
