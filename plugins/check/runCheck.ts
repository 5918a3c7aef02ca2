import { FLOW_RULES } from '../flows/core/rules/about';
import type { ApiModel, ApiSource } from '../openapi';
import { wrongOptions } from '../shared/checkOptions';
import type { Problem } from '../shared/problem';
import { didYouMean } from '../shared/suggest';
import { INTERFACE_RULES } from './checkInterface';
import { checkTypes, type TypeCheck } from './checkTypes';
import { keysOf } from './core/calls/changedKeys';
import type { ClientCalls } from './core/calls/types';
import { findDrift } from './core/drift/findDrift';
import type { CheckRule, Found } from './core/engine/rule';
import { runRules } from './core/engine/runRules';
import { type Contracts, contractsOf } from './core/lock/contracts';
import { type CallsReport, reportCalls } from './core/output/callsReport';
import type { Note } from './core/output/types';
import type { Project } from './core/project/project';
import { RULES } from './core/rules';
import { breakingChange } from './core/rules/breaking-change';
import { filesOnDisk, type ProjectFiles } from './files';
import type { CheckTarget, Severities } from './options';
import { GRAMMAR_PACKAGE } from './parseCode';
import { createProjectReader, type ReadProject } from './readProject';
import { runSamples } from './runSamples';

export interface CheckResult {
  problems: Found[];
  /** What changed since an older version, apart from problems. */
  notes: Note[];
  texts: ReadonlyMap<string, string>;
  /** What a client calls, if that was given. */
  calls?: CallsReport;
  /** What was left out, and why. */
  skipped: string[];
}

interface Which {
  /** The only rule to run. */
  only?: string | undefined;
  stopsAtFirst?: boolean;
  /** Rules to run before the others. */
  first?: readonly string[];
}

/** Runs the rules over what was read. */
export function checkProject(
  { project, problems, texts, unparsed }: ReadProject,
  target: CheckTarget,
  { only, stopsAtFirst = false, first = [] }: Which = {},
): CheckResult {
  const rank = ({ id }: CheckRule) => (first.includes(id) ? first.indexOf(id) : first.length);
  const chosen = RULES.filter(({ id }) => only === undefined || id === only);
  const rules = first.length > 0 ? chosen.toSorted((a, b) => rank(a) - rank(b)) : chosen;
  const found = runRules(project, only === undefined ? problems : problems.filter(({ rule }) => rule === only), {
    rules,
    settings: target.rules,
    texts,
    isPartial: only !== undefined,
    stopsAtFirst,
    isLenient: (file) => !target.strict && !isOfSite(file, target),
  });
  return {
    problems: found,
    notes: listNotes(project),
    ...(project.calls && { calls: reportCalls(project.calls) }),
    texts,
    skipped: [...unparsed].map(describeUnparsed).concat(project.lacksParts ? [LACKING] : []),
  };
}

export interface CheckOptions {
  /** The only rule to run. */
  only?: string | undefined;
  /** A version to compare the document with. */
  old?: ApiModel | undefined;
  /** What a client calls: only the changes that reach it count, and no other rule runs. */
  calls?: ClientCalls | undefined;
  /** The document, if another plugin reads it. */
  api?: ApiSource | undefined;
  /** Default: those on the disk. */
  files?: ProjectFiles;
  /** Whether to type-check demos and samples, and to run calls; both take another process or a second. */
  thorough?: boolean;
}

/** Checks a site, or a document alone, once. */
export async function runCheck(
  target: CheckTarget,
  { only: given, old, calls, api, files = filesOnDisk(target.baseDir), thorough = false }: CheckOptions = {},
): Promise<CheckResult> {
  refuseUnknown(target.rules);
  const chosen = calls ? breakingChange.id : given;
  const runs = (id: string) => thorough && (chosen === undefined || chosen === id) && target.rules[id] !== 'off';
  const typed: TypeCheck | Promise<TypeCheck> = runs('type-error') ? checkTypes(target, files) : { problems: [] };
  const reading = createProjectReader(target, files, { old, api, calls }).then((reader) => reader());
  const [read, { problems, skipped }] = await Promise.all([reading, typed]);
  // Of a document that cannot be read, the problems are more important than a rule that has nothing to compare.
  const only = calls && !read.project.model ? given : chosen;
  const refused = runs('sample-run') ? await runSamples(read.project) : [];
  const found = [...problems, ...refused].map((one) => {
    const severity = target.rules[one.rule];
    return severity && severity !== 'off' ? { ...one, severity } : one;
  });
  const result = checkProject({ ...read, problems: [...read.problems, ...found] }, target, { only });
  return { ...result, skipped: [...result.skipped, ...(skipped ? [skipped] : [])] };
}

function refuseUnknown(severities: Severities): void {
  const known = listRules().map(({ id }) => id);
  const wrong = Object.keys(severities)
    .filter((id) => !known.includes(id))
    .map((id) => `"rules.${id}" is not a rule. ${didYouMean(id, known) ?? '`livespec check --rules` lists them.'}`);
  if (wrong.length > 0) throw new Error(wrongOptions('the check', wrong));
}

/** Run outside of the engine. */
const THOROUGH_RULES = [
  {
    id: 'type-error',
    about: 'Demos and samples in TypeScript compile, against the types that were generated from the document.',
  },
  { id: 'sample-run', about: 'The sandbox accepts the calls that samples make with `curl`.' },
];

/** The most important changes first, then the passages that name what changed. */
function listNotes(project: Project): Note[] {
  const { comparison, calls, earlier, facts } = project;
  if (!comparison) return [];
  const { isAnnounced, changes } = comparison;
  const drifted = earlier && facts ? [...findDrift(project, facts, contractsToRead(project, earlier))] : [];
  const impacts =
    isAnnounced && !calls ? (['breaking', 'notable', 'harmless'] as const) : (['notable', 'harmless'] as const);
  const toRead = drifted.map(({ spot, changes: what }): Note => {
    const { file, line, column } = spot.passage.place(0);
    return { file, line, column, rule: 'read-again', message: `${what.join('; ')}.` };
  });
  return [
    ...impacts.flatMap((impact) =>
      changes
        .filter((change) => change.impact === impact)
        .map(({ source, message }): Note => ({ ...source, rule: `${impact}-change`, message })),
    ),
    ...toRead,
  ];
}

/** Those of the elements that have changed for a client, if its calls are known. */
function contractsToRead({ calls, comparison }: Project, earlier: ApiModel): Contracts {
  const all = contractsOf(earlier);
  if (!calls || !comparison) return all;
  const keys = keysOf(comparison.changes, [...calls.before, ...calls.after]);
  return Object.fromEntries(Object.entries(all).filter(([key]) => keys.has(key)));
}

type Described = Pick<CheckRule, 'id' | 'about' | 'severity'>;

export function listRules(): Array<Pick<CheckRule, 'id' | 'about'> & { severity: Problem['severity'] }> {
  return [...RULES, ...INTERFACE_RULES, ...FLOW_RULES, ...THOROUGH_RULES].map(
    ({ id, about, severity = 'error' }: Described) => ({
      id,
      about,
      severity,
    }),
  );
}

const LACKING = 'names, pages and texts that the document lacks, because parts of it cannot be read';

function describeUnparsed(lang: string): string {
  return `the syntax of code in ${lang}: \`${GRAMMAR_PACKAGE}\` is not installed`;
}

function isOfSite(file: string, { docsDir, translations }: CheckTarget): boolean {
  const folders = [docsDir, ...translations.map(({ pagesDir }) => pagesDir)];
  return folders.some((folder) => folder !== undefined && file.startsWith(`${folder}/`));
}
