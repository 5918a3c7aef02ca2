import type { ApiModel, ApiSource } from '../openapi';
import type { Problem } from '../shared/problem';
import type { CheckRule, Found } from './core/engine/rule';
import { runRules } from './core/engine/runRules';
import type { Note } from './core/output/formats';
import type { Project } from './core/project';
import { RULES } from './core/rules';
import { filesOnDisk, type ProjectFiles } from './files';
import type { CheckTarget } from './options';
import { createProjectReader, type ReadProject } from './readProject';

export interface CheckResult {
  problems: Found[];
  /** What changed since an older version, apart from problems. */
  notes: Note[];
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
  return { problems: found, notes: listNotes(project), texts };
}

export interface CheckOptions {
  only?: string | undefined;
  /** A version to compare the document with. */
  old?: ApiModel | undefined;
  /** The document, if another plugin reads it. */
  api?: ApiSource | undefined;
  /** Default: those on the disk. */
  files?: ProjectFiles;
}

/** Checks a site, or a document alone, once. */
export async function runCheck(
  target: CheckTarget,
  { only, old, api, files = filesOnDisk(target.baseDir) }: CheckOptions = {},
): Promise<CheckResult> {
  const read = await createProjectReader(target, files, { old, api });
  return checkProject(await read(), target, only);
}

/** The most important ones first. */
function listNotes({ comparison }: Project): Note[] {
  if (!comparison) return [];
  const { isAnnounced, changes } = comparison;
  const impacts = isAnnounced ? (['breaking', 'notable', 'harmless'] as const) : (['notable', 'harmless'] as const);
  return impacts.flatMap((impact) =>
    changes
      .filter((change) => change.impact === impact)
      .map(({ source, message }) => ({ ...source, rule: `${impact}-change`, message })),
  );
}

export function listRules(): Array<Pick<CheckRule, 'id' | 'about'> & { severity: Problem['severity'] }> {
  return RULES.map(({ id, about, severity = 'error' }) => ({ id, about, severity }));
}

function isOfSite(file: string, { docsDir, translations }: CheckTarget): boolean {
  const folders = [docsDir, ...translations.map(({ pagesDir }) => pagesDir)];
  return folders.some((folder) => folder !== undefined && file.startsWith(`${folder}/`));
}
