import type { Problem } from '../../../shared/problem';
import type { Project } from '../project';
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
  /** Stops after the first rule that finds an error. */
  stopsAtFirst?: boolean;
}

/** Runs the rules and applies `check-ignore` comments, also to `others`: problems from elsewhere. */
export function runRules(project: Project, others: readonly Problem[], options: RunOptions): Found[] {
  const { rules, settings, texts, isPartial, stopsAtFirst } = options;
  const found: Found[] = [...others];
  const settled = (isComplete: boolean) => applyIgnores(dropRepeated(found), texts, isComplete);
  for (const rule of rules) {
    const severity = settings[rule.id] ?? rule.severity ?? 'error';
    if (severity === 'off') continue;
    if (stopsAtFirst && settled(false).some((problem) => problem.severity === 'error')) return settled(false);
    for (const { at, message, hint, fix } of runRule(rule, project)) {
      const { file, line, column } = settle(at, texts.get(at.file));
      const more = { ...(hint && { hint }), ...(fix && { fix }) };
      found.push({ file, line, column, rule: rule.id, severity, message, ...more });
    }
  }
  return settled(!isPartial);
}

/** A rule that fails is a problem, and the others still run. */
function runRule(rule: CheckRule, project: Project): ReturnType<CheckRule['check']> {
  try {
    return [...rule.check(project)];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const at = { file: project.entry ?? project.pages[0]?.file ?? '', line: 1, column: 1 };
    return [{ at, message: `The rule \`${rule.id}\` has failed: ${reason}`, hint: 'This is a mistake in the rule.' }];
  }
}

/** Looks for the word that is meant, in the lines of the value. */
function settle({ near, ...at }: Place, text: string | undefined): Place {
  if (!near || text === undefined) return at;
  const lines = new Lines(text);
  const offset = text.indexOf(near, lines.offsetOf(at.line, at.column));
  if (offset < 0) return at;
  const place = lines.placeOf(offset);
  return place.line - at.line > 40 ? at : { file: at.file, ...place };
}

function dropRepeated(problems: Found[]): Found[] {
  const seen = new Set<string>();
  return problems.filter(({ file, line, column, rule, message }) => {
    const key = JSON.stringify([file, line, column, rule, message]);
    return !seen.has(key) && seen.add(key);
  });
}
