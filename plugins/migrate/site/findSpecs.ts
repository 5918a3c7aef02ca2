import { readdirSync, statSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { isUrl } from '../../shared/core/isUrl';
import { slugify } from '../../shared/core/slug';
import type { OldApi } from '../core/types';

/** Lists the files below a folder, relative to it; none if there is no such folder. */
export function listSpecs(siteDir: string, folder: string): string[] {
  const names = statSync(resolve(siteDir, folder), { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(resolve(siteDir, folder), { recursive: true, encoding: 'utf8' })
    : [];
  return names.map((name) => name.replaceAll('\\', '/')).sort();
}

/** The old plugin reads all documents of a folder into one. Here, each is an API of its own. */
export function splitFolders(siteDir: string, apis: readonly OldApi[]): OldApi[] {
  return apis.flatMap((api) => {
    const { id, spec } = api;
    if (isUrl(spec) || !statSync(join(siteDir, spec), { throwIfNoEntry: false })?.isDirectory()) return [api];
    const files = listSpecs(siteDir, spec).filter(
      (file) => /^[^/]+\.(json|ya?ml)$/.test(file) && !file.includes('_category_'),
    );
    return files.map((file) => {
      const part = slugify(file.replace(/\.\w+$/, ''));
      return { ...api, id: `${id}-${part}`, spec: posix.join(spec, file), part };
    });
  });
}
