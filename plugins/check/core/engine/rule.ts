import type { Problem } from '../../../shared/problem';
import type { Facts } from '../facts/types';
import type { Project } from '../project';
import type { Place } from '../text/passage';

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

export interface CheckRule {
  /** Kebab-case and unique. */
  id: string;
  /** Default: `error`. */
  severity?: Problem['severity'];
  /** One sentence, for the list of rules: what is always true on a site that passes. */
  about: string;
  check(project: Project): Iterable<Finding>;
}

/** A rule that compares with the document: it has nothing to say without one. */
export interface ApiRule extends Omit<CheckRule, 'check'> {
  check(project: Project, facts: Facts): Iterable<Finding>;
}

export function apiRule({ check, ...rule }: ApiRule): CheckRule {
  return { ...rule, check: (project) => (project.facts ? check(project, project.facts) : []) };
}
