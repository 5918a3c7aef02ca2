import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PagePlace } from '../core/pages/places';
import type { DocumentRequest } from './arguments';
import { BuildError } from './buildSite';
import { explainFailure, PLACES } from './explainFailure';

/** For `catch`: rethrows a failed build in terms of the document. `verbose` adds the output of Docusaurus. */
export function buildError(siteDir: string, { baseUrl, verbose }: DocumentRequest): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof BuildError)) throw error;
    const docsDir = join(siteDir, 'docs');
    const places = JSON.parse(readFileSync(join(siteDir, PLACES), 'utf8')) as PagePlace[];
    const read = (file: string) => readFileSync(join(docsDir, file), 'utf8');
    const text = explainFailure(error.message, { places, baseUrl, read });
    const more = verbose ? error.message : 'Add `--verbose` for the full output of Docusaurus.';
    throw new BuildError(`${text}\n\n${more}`, { cause: error });
  };
}
