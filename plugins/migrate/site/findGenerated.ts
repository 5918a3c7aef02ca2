import { join, posix } from 'node:path';
import { listFiles } from '../../shared/files';
import type { OldApi } from '../core/types';

/** Pages of the old plugin, what it writes beside them, and their sidebar. */
const GENERATED = /\.(api|info|tag|schema)\.mdx$|(^|\/)(sidebar\.[cm]?[jt]s|versions\.json)$/;
/** The parts of a page that are in files of their own. */
const PART = /^(.+)\.(ParamsDetails|ParamsItem|RequestSchema|StatusCodes|ResponseSchema|[A-Z]\w+)\.json$/;

/** Lists what the old plugin has generated, relative to the site folder. */
export async function findGenerated(siteDir: string, apis: readonly OldApi[]): Promise<string[]> {
  const folders = new Set(apis.flatMap(({ outputDir }) => outputDir ?? []));
  const found = new Set<string>();
  for (const folder of folders) {
    const files = await listFiles(join(siteDir, folder));
    const pages = new Set(files.filter((file) => GENERATED.test(file)));
    const isPart = (file: string) => {
      const page = PART.exec(file)?.[1];
      return page !== undefined && ['api', 'schema'].some((kind) => pages.has(`${page}.${kind}.mdx`));
    };
    for (const file of files) if (pages.has(file) || isPart(file)) found.add(posix.join(folder, file));
  }
  return [...found].sort();
}
