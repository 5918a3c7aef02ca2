import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ApiSource, hasGeneratedPages, openReleased } from '../../openapi';
import { nameBelow } from '../../shared/files';
import type { Problem } from '../../shared/problem';
import type { DocsFolders, VersionFolders } from '../folders/locateDocs';
import type { DocsVersion } from './openVersion';

/** The document of a released version, among its pages. The underscore sets it apart from files of the site. */
const NAME = '_openapi.yaml';

export function keptDocument({ docsDir }: Pick<DocsFolders, 'docsDir'>): string {
  return join(docsDir, NAME);
}

/** Opens the document that `docs:version` kept; `undefined` if there is none. `api`: that of the docs folder. */
export async function openReleasedDocument(
  siteDir: string,
  folders: VersionFolders,
  api: ApiSource,
): Promise<ApiSource | undefined> {
  const file = keptDocument(folders);
  return existsSync(file) ? openReleased({ siteDir }, api.options, nameBelow(file, siteDir)) : undefined;
}

/** One warning for all versions that have generated pages, but no document. */
export function findVersionsWithoutDocument(versions: readonly DocsVersion[]): Problem[] {
  const lacking = versions.filter(({ api, folders }) => !api && hasGeneratedPages(folders.docsDir));
  const [first] = lacking;
  if (!first) return [];
  const names = lacking.map(({ folders }) => `\`${folders.name}\``).join(', ');
  const file = nameBelow(keptDocument(first.folders));
  const message = `No document was kept with docs version ${names}: the pages stay as they were generated, and have no Try it, no download, and no calls in search.`;
  const hint = `Put the OpenAPI document of that version, in one file, into \`${file}\`: at its Git tag, \`npx livespec release <openapi file> --out <folder>\` writes it. The pages are then made from it.`;
  return [{ file, line: 1, column: 1, rule: 'version-without-document', severity: 'warning', message, hint }];
}
