import type { Problem } from '../../../shared/problem';
import { didYouMean } from '../read/suggest';

export type RuleSettings = Readonly<Record<string, Problem['severity'] | 'off'>>;

const UNREADABLE = 'without it, the document cannot be read';
const INCOMPLETE = 'pages would lack what the reference leads to';

export const FIXED_RULES: Readonly<Record<string, string>> = {
  syntax: UNREADABLE,
  encoding: UNREADABLE,
  'yaml-alias': UNREADABLE,
  'openapi-version': UNREADABLE,
  unreadable: UNREADABLE,
  'unreadable-part': UNREADABLE,
  'endless-document': UNREADABLE,
  'bundle-failed': UNREADABLE,
  root: INCOMPLETE,
  'file-not-found': INCOMPLETE,
  'file-too-large': INCOMPLETE,
  'unresolved-ref': INCOMPLETE,
  'ref-refused': INCOMPLETE,
  'ref-circle': INCOMPLETE,
  'duplicate-page-path': 'two pages cannot have one address',
};

/** Validates settings; returns messages. `known`: ids of all rules. */
export function findWrongSettings(settings: RuleSettings, known: Iterable<string>): string[] {
  const ids = new Set(known);
  return Object.keys(settings).flatMap((id) => {
    const reason = Object.hasOwn(FIXED_RULES, id) ? FIXED_RULES[id] : undefined;
    if (reason) return [`"rules.${id}" cannot be changed: ${reason}`];
    if (ids.has(id)) return [];
    const hint = didYouMean(id, [...ids]);
    return [`"rules.${id}" is not a rule${hint ? `. ${hint}` : ''}`];
  });
}

export function applySettings(problems: Problem[], settings: RuleSettings): Problem[] {
  return problems.flatMap((problem) => {
    const setting = Object.hasOwn(settings, problem.rule) ? settings[problem.rule] : undefined;
    if (setting === 'off') return [];
    return [setting === undefined ? problem : { ...problem, severity: setting }];
  });
}
