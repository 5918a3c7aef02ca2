import type { Found } from '../../../plugins/check/core/engine/rule';
import type { ProjectPage } from '../../../plugins/check/core/project';
import type { ProjectFiles } from '../../../plugins/check/files';
import type { CheckTarget } from '../../../plugins/check/options';
import { createPageReader } from '../../../plugins/check/readPages';
import { type CheckResult, runCheck } from '../../../plugins/check/runCheck';
import type { ApiModel } from '../../../plugins/openapi';

const ROOT = '/site';

/** Checks a site that only exists in memory. `old`: a version to compare its document with. */
export function checkSite(
  files: Record<string, string>,
  only?: string,
  more: Partial<CheckTarget> = {},
  old?: ApiModel,
): Promise<CheckResult> {
  return runCheck(targetWith(more), { only, old, files: filesInMemory(files) });
}

export async function checkFiles(...site: Parameters<typeof checkSite>): Promise<Found[]> {
  return (await checkSite(...site)).problems;
}

/** The hand-written pages of such a site. */
export async function readPagesOf(files: Record<string, string>, more: Partial<CheckTarget>): Promise<ProjectPage[]> {
  return (await createPageReader(targetWith(more))(filesInMemory(files))).pages;
}

function filesInMemory(files: Record<string, string>): ProjectFiles {
  return {
    baseDir: ROOT,
    read: (name) => Promise.resolve(files[name]),
    list: (folder) =>
      Promise.resolve(
        Object.keys(files)
          .filter((name) => name.startsWith(`${folder}/`))
          .sort(),
      ),
  };
}

function targetWith(more: Partial<CheckTarget>): CheckTarget {
  return {
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
}
