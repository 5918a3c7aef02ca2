import type { Found } from '../../../plugins/check/core/engine/runRules';
import type { ProjectFiles } from '../../../plugins/check/files';
import type { CheckTarget } from '../../../plugins/check/options';
import { runCheck } from '../../../plugins/check/runCheck';

const ROOT = '/site';

/** Checks a site that only exists in memory. */
export async function checkFiles(
  files: Record<string, string>,
  only?: string,
  more: Partial<CheckTarget> = {},
): Promise<Found[]> {
  const memory: ProjectFiles = {
    baseDir: ROOT,
    read: (name) => Promise.resolve(files[name]),
    list: (folder) => Promise.resolve(Object.keys(files).filter((name) => name.startsWith(`${folder}/`)).sort()),
  };
  const target: CheckTarget = {
    baseDir: ROOT,
    spec: 'openapi.yaml',
    strict: false,
    specRules: { 'info-license': 'off' },
    pages: 'tag',
    routeBase: 'api',
    docsBase: '',
    docsDir: 'docs',
    exclude: [],
    baseUrl: '/',
    defaultLocale: 'en',
    translations: [],
    staticDirs: [],
    followedFile: 'followed.json',
    rules: {},
    ...more,
  };
  return (await runCheck(target, only, memory)).problems;
}
