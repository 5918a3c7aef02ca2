import type { Problem } from '../../../shared/problem';
import type { Facts } from '../facts/types';
import type { Project, Spot } from '../project';
import type { Passage, Place } from '../text/passage';

/** Replaces a part of a line. */
export interface Fix {
  file: string;
  line: number;
  column: number;
  length: number;
  text: string;
}

export interface Finding {
  at: Place;
  message: string;
  hint?: string | undefined;
  fix?: Fix;
}

/** A problem that may be corrected mechanically. */
export interface Found extends Problem {
  fix?: Fix;
}

export interface CheckRule {
  /** Kebab-case and unique. */
  id: string;
  /** Default: `error`. */
  severity?: Problem['severity'];
  /** One sentence, for the list of rules: what is always true on a site that passes. */
  about: string;
  check(project: Project): Iterable<Finding>;
  /** Whether it has nothing to look at: comments that accept its problems stay. */
  isIdle?(project: Project): boolean;
}

type About = Omit<CheckRule, 'check'>;

/** A rule that compares with the document: it has nothing to say without one. */
export function apiRule({
  check,
  ...rule
}: About & { check(project: Project, facts: Facts): Iterable<Finding> }): CheckRule {
  return { ...rule, check: (project) => (project.facts ? check(project, project.facts) : []) };
}

/** A rule of the document alone. Remembers its findings until the document changes. */
export function specRule(rule: About & { check(project: Project, facts: Facts): Iterable<Finding> }): CheckRule {
  const known = new WeakMap<Facts, Finding[]>();
  return apiRule({
    ...rule,
    check(project, facts) {
      const findings = known.get(facts) ?? [...rule.check(project, facts)];
      known.set(facts, findings);
      return findings;
    },
  });
}

/** `context`: all that the rule looks at beside the passage; equal contexts are the same object. */
export interface PassageRule<Context> extends About {
  prepare(project: Project, facts: Facts): Context;
  check(spot: Spot, facts: Facts, context: Context): Iterable<Finding>;
}

/** A rule of each text by itself. Checks only texts that are new, unless the document or the context changes. */
export function passageRule<Context = undefined>({
  prepare,
  check,
  ...rule
}: Omit<PassageRule<Context>, 'prepare'> & Partial<Pick<PassageRule<Context>, 'prepare'>>): CheckRule {
  const known = new WeakMap<Passage, { facts: Facts; context: unknown; findings: Finding[] }>();
  return apiRule({
    ...rule,
    *check(project, facts) {
      const context = prepare?.(project, facts) as Context;
      for (const spot of project.spots) {
        const before = known.get(spot.passage);
        if (before?.facts === facts && before.context === context) {
          yield* before.findings;
          continue;
        }
        const findings = [...check(spot, facts, context)];
        known.set(spot.passage, { facts, context, findings });
        yield* findings;
      }
    },
  });
}
