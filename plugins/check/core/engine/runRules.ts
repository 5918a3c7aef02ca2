import { type Problem, startOf } from '../../../shared/problem';
import type { Project } from '../project/project';
import { Lines } from '../text/lines';
import type { Place } from '../text/passage';
import { applyIgnores } from './ignores';
import type { CheckRule, Found } from './rule';

export type Settings = Readonly<Record<string, Problem['severity'] | 'off'>>;

export interface RunOptions {
  rules: readonly CheckRule[];
  settings: Settings;
  /** Text of each file, by its name in problems. */
  texts: ReadonlyMap<string, string>;
  /** Only some of the rules run. */
  isPartial: boolean;
  /** Whether problems of a file are only warnings, as in a third-party document. */
  isLenient?(file: string): boolean;
  /** Stops after the first rule that finds an error. */
  stopsAtFirst?: boolean;
}

/** Runs the rules and applies `check-ignore` comments, also to `others`: problems from elsewhere. */
export function runRules(project: Project, others: readonly Problem[], options: RunOptions): Found[] {
  const { rules, settings, texts, isPartial, stopsAtFirst } = options;
  const files = new Map<string, { text: string; lines: Lines }>();
  const linesOf = (file: string) => {
    const text = texts.get(file);
    if (text !== undefined && !files.has(file)) files.set(file, { text, lines: new Lines(text) });
    return files.get(file);
  };
  const found: Found[] = [...others];
  const idle = new Set(rules.flatMap((rule) => (rule.isIdle?.(project) ? [rule.id] : [])));
  const reported = (isComplete: boolean) => applyIgnores(dropRepeated(found), texts, isComplete, idle);
  let reportedCount = 0;
  for (const rule of rules) {
    const setting = settings[rule.id];
    if (setting === 'off' || (rule.needsAll && project.lacksParts)) continue;
    if (stopsAtFirst && found.length > reportedCount) {
      const left = reported(false);
      if (left.some(({ severity }) => severity === 'error')) return left;
      reportedCount = found.length;
    }
    for (const { at, message, hint, fix } of runRule(rule, project)) {
      const { file, line, column } = locate(at, linesOf(at.file));
      const severity = setting ?? rule.severity ?? (options.isLenient?.(file) ? 'warning' : 'error');
      found.push({ file, line, column, rule: rule.id, severity, message, hint, fix });
    }
  }
  return reported(!isPartial && !project.lacksParts);
}

/** A rule that fails is a problem, and the others still run. */
function runRule(rule: CheckRule, project: Project): ReturnType<CheckRule['check']> {
  try {
    return [...rule.check(project)];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const at = startOf(project.entry ?? project.pages[0]?.file ?? '');
    return [{ at, message: `The rule \`${rule.id}\` has failed: ${reason}`, hint: 'This is a mistake in the rule.' }];
  }
}

/** How far from its beginning a word of a text is looked for, in characters. */
const REACH = 5000;

/** Looks for the word that is meant, in the lines of the value. */
function locate({ near, ...at }: Place, file: { text: string; lines: Lines } | undefined): Place {
  if (!near || !file) return at;
  const { text, lines } = file;
  const start = lines.offsetOf(at.line, at.column);
  const index = text.slice(start, start + REACH).indexOf(near);
  return index < 0 ? at : { file: at.file, ...lines.placeOf(start + index) };
}

/** `example-of-call` says again what the linter says of a value of an example. */
function dropRepeated(problems: Problem[]): Found[] {
  const placeOf = ({ file, line, column }: Problem) => `${file}:${line}:${column}`;
  const linted = new Set(problems.filter(({ rule }) => rule === 'invalid-example').map(placeOf));
  const seen = new Set<string>();
  return problems.filter((problem) => {
    const { rule, message } = problem;
    const place = placeOf(problem);
    if (rule === 'example-of-call' && linted.has(place)) return false;
    const key = JSON.stringify([place, rule, message]);
    return !seen.has(key) && seen.add(key);
  });
}
