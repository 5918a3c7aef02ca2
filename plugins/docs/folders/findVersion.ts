import { sep } from 'node:path';
import type { DocsFolders } from './locateDocs';

/** The version that a file belongs to: an absolute path, in any language. */
export function findVersion<Version extends { folders: DocsFolders }>(
  versions: readonly Version[],
  file: string,
): Version | undefined {
  const isBelow = (folder: string | undefined) => folder !== undefined && file.startsWith(folder + sep);
  return versions.find(({ folders }) => isBelow(folders.docsDir) || isBelow(folders.localizedDir));
}
