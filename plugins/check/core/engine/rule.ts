import { keepLast, once } from '../../../shared/core/cache';
import type { Problem } from '../../../shared/problem';
import type { Facts } from '../facts/types';
import { isOfPast, tellsOfPast } from '../project/isOfPast';
import type { Project, Spot } from '../project/project';
import type { SampleFile } from '../samples/types';
import type { Passage, Place } from '../text/passage';

/** Replaces a part of a line, or removes whole lines. */
export interface Fix {
  file: string;
  line: number;
  column: number;
  length: number;
  text: string;
  /** The last line to remove. */
  removesTo?: number;
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
  /** Reports what the document lacks: not applied while parts of the document cannot be read. */
  needsAll?: true;
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
  const find = once((facts: Facts, project: Project) => [...rule.check(project, facts)]);
  return apiRule({ ...rule, check: (project, facts) => find(facts, project) });
}

/** A rule of the samples and the document alone. Remembers its findings until one of them changes. */
export function sampleRule({
  check,
  ...rule
}: About & { check(samples: readonly SampleFile[], facts: Facts): Iterable<Finding> }): CheckRule {
  const remember = keepLast<Finding[]>();
  return apiRule({
    ...rule,
    check: ({ samples }, facts) => remember([samples, facts], () => [...check(samples, facts)]),
  });
}

/** `context`: all that the rule looks at beside the passage; equal contexts are the same object. */
export interface PassageRule<Context> extends About {
  prepare(project: Project, facts: Facts): Context;
  check(spot: Spot, facts: Facts, context: Context): Iterable<Finding>;
}

/** A rule of each text by itself. Checks a page or a list of texts again only if it, the document or the context has changed. */
export function passageRule<Context = undefined>({
  prepare,
  check,
  ...rule
}: Omit<PassageRule<Context>, 'prepare'> & Partial<Pick<PassageRule<Context>, 'prepare'>>): CheckRule {
  const memoryOf = createMemory();
  return apiRule({
    ...rule,
    *check(project, facts) {
      const context = prepare?.(project, facts) as Context;
      const keys = [facts, context];
      for (const group of project.spots) {
        if (group[0]?.page && isOfPast(group[0].page)) continue;
        yield* memoryOf(group)(keys, () =>
          group.flatMap((spot) => (spot.page && tellsOfPast(spot.passage) ? [] : [...check(spot, facts, context)])),
        );
      }
    },
  });
}

/** A rule of each text by itself that needs no document. */
export function textRule({ check, ...rule }: About & { check(passage: Passage): Iterable<Finding> }): CheckRule {
  const memoryOf = createMemory();
  return {
    ...rule,
    *check({ spots }) {
      for (const group of spots) yield* memoryOf(group)([], () => group.flatMap(({ passage }) => [...check(passage)]));
    },
  };
}

/** The findings of each object, as long as all that they depend on is the same. */
export function createMemory() {
  return once((_of: object) => keepLast<Finding[]>());
}
