import type { Found } from '../../../plugins/check/core/engine/rule';
import type { Facts } from '../../../plugins/check/core/facts/types';
import type { Project, ProjectPage } from '../../../plugins/check/core/project/project';
import type { ProjectFiles } from '../../../plugins/check/files';
import { DEFAULT_TARGET } from '../../../plugins/check/findTarget';
import type { CheckTarget } from '../../../plugins/check/options';
import { createPageReader } from '../../../plugins/check/readPages';
import { createProjectReader } from '../../../plugins/check/readProject';
import { type CheckOptions, type CheckResult, runCheck } from '../../../plugins/check/runCheck';

const ROOT = '/site';
/** Text of a file that cannot be read. */
export const UNREADABLE = '(unreadable)';

/** Checks a site that only exists in memory. `old`: a version to compare its document with. */
export function checkSite(
  files: Record<string, string>,
  only?: string,
  more: Partial<CheckTarget> = {},
  { old, calls, thorough = false }: Pick<CheckOptions, 'old' | 'calls' | 'thorough'> = {},
): Promise<CheckResult> {
  return runCheck(targetWith(more), { only, old, calls, thorough, files: filesInMemory(files) });
}

export async function checkFiles(...site: Parameters<typeof checkSite>): Promise<Found[]> {
  return (await checkSite(...site)).problems;
}

/** Reads such a site, as the rules see it. */
export async function readSite(files: Record<string, string>): Promise<{ project: Project; facts: Facts }> {
  const { project } = await (await createProjectReader(targetWith({}), filesInMemory(files)))();
  if (!project.facts) throw new Error('The document cannot be read.');
  return { project, facts: project.facts };
}

/** The hand-written pages of such a site. */
export async function readPagesOf(files: Record<string, string>, more: Partial<CheckTarget>): Promise<ProjectPage[]> {
  return (await createPageReader(targetWith(more))(filesInMemory(files))).pages;
}

function filesInMemory(files: Record<string, string>): ProjectFiles {
  return {
    baseDir: ROOT,
    read: (name) =>
      files[name] === UNREADABLE
        ? Promise.reject(new Error('EACCES: permission denied'))
        : Promise.resolve(files[name]),
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
    ...DEFAULT_TARGET,
    baseDir: ROOT,
    spec: 'openapi.yaml',
    specRules: { 'info-license': 'off' },
    docsDir: 'docs',
    ...more,
  };
}
