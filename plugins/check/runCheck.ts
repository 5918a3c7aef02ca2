import type { ApiSource } from '../openapi';
import type { Problem } from '../shared/problem';
import type { CheckRule, Found } from './core/engine/rule';
import { runRules } from './core/engine/runRules';
import { RULES } from './core/rules';
import { filesOnDisk, type ProjectFiles } from './files';
import type { CheckTarget } from './options';
import { createProjectReader, type ReadProject } from './readProject';

export interface CheckResult {
  problems: Found[];
  texts: ReadonlyMap<string, string>;
}

/** Runs all rules, or those named, over what was read. */
export function checkProject(
  { project, problems, texts }: ReadProject,
  target: CheckTarget,
  only?: string,
  stopsAtFirst = false,
): CheckResult {
  const rules = RULES.filter(({ id }) => only === undefined || id === only);
  const found = runRules(project, only === undefined ? problems : problems.filter(({ rule }) => rule === only), {
    rules,
    settings: target.rules,
    texts,
    isPartial: only !== undefined,
    stopsAtFirst,
    isLenient: (file) => !target.strict && !isOfSite(file, target),
  });
  return { problems: found, texts };
}

interface Inputs {
  /** Default: those on the disk. */
  files?: ProjectFiles;
  api?: ApiSource;
}

/** Checks a site, or a document alone, once. */
export async function runCheck(
  target: CheckTarget,
  only?: string,
  { files = filesOnDisk(target.baseDir), api }: Inputs = {},
): Promise<CheckResult> {
  const read = await createProjectReader(target, files, api);
  return checkProject(await read(), target, only);
}

export function listRules(): Array<Pick<CheckRule, 'id' | 'about'> & { severity: Problem['severity'] }> {
  return RULES.map(({ id, about, severity = 'error' }) => ({ id, about, severity }));
}

function isOfSite(file: string, { docsDir, translations }: CheckTarget): boolean {
  const folders = [docsDir, ...translations.map(({ pagesDir }) => pagesDir)];
  return folders.some((folder) => folder !== undefined && file.startsWith(`${folder}/`));
}
