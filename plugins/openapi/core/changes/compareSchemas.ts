import { isObject } from '../json';
import type { ApiModel } from '../model/types';
import { isReference, referenceName } from '../pointer';
import { unfold } from '../schema/combine/unfold';
import { createWalk, plainContext, type Unfolded, type Walk } from '../schema/describe/walk';
import { jsonText } from '../schema/keywords/jsonText';
import type { Keywords } from '../schema/keywords/keywords';
import { isNullable } from '../schema/keywords/nullable';
import type { Scope } from '../schema/keywords/references';
import { valueTypes } from '../schema/keywords/valueTypes';
import type { Direction } from '../values/context';
import { compareValues } from './compareValues';
import { pairUp } from './pairUp';
import type { Report } from './types';

/** Compares two schemas at `place`, in the direction in which their values travel. Visits each pair once per call. */
export type SchemaComparison = (
  old: unknown,
  now: unknown,
  direction: Direction,
  place: string,
  report: Report,
) => void;

interface Side {
  schema: unknown;
  scope: Scope | undefined;
}

interface Visit {
  direction: Direction;
  report: Report;
  walks: { old: Walk; now: Walk };
  /** Pairs on the way here: recursive schemas end. */
  seen: WeakMap<object, WeakSet<object>>;
}

export function createSchemaComparison(before: ApiModel, after: ApiModel): SchemaComparison {
  const walksOf = (direction: Direction) => ({
    old: createWalk(plainContext(before, direction)),
    now: createWalk(plainContext(after, direction)),
  });
  const walks = { request: walksOf('request'), response: walksOf('response') };
  return (old, now, direction, place, report) => {
    const visit: Visit = { direction, report, walks: walks[direction], seen: new WeakMap() };
    compare({ schema: old, scope: undefined }, { schema: now, scope: undefined }, place, visit);
  };
}

function compare(old: Side, now: Side, place: string, visit: Visit): void {
  const [before, after] = [open(old, visit.walks.old), open(now, visit.walks.now)];
  if (!before || !after) {
    if (Boolean(before) !== Boolean(after)) visit.report('notable', 'schema', { place });
    return;
  }
  if (isObject(old.schema) && isObject(now.schema)) {
    const met = visit.seen.get(old.schema) ?? new WeakSet();
    if (met.has(now.schema)) return;
    met.add(now.schema);
    visit.seen.set(old.schema, met);
  }
  const [was, is] = [before.keywords, after.keywords];
  compareTypes(was, is, place, visit);
  compareValues(was, is, visit.direction, place, visit.report);
  compareTexts(was, is, place, visit);
  compareProperties(before, after, place, visit);
  compareInner(was.items, is.items, before, after, `${place}[]`, visit);
  compareInner(was.additionalProperties, is.additionalProperties, before, after, `${place}.*`, visit);
  compareBranches(before, after, place, visit);
}

function open({ schema, scope }: Side, walk: Walk): Unfolded | undefined {
  return isObject(schema) ? unfold(schema, scope ?? { schema, outer: undefined }, walk) : undefined;
}

function compareInner(
  old: unknown,
  now: unknown,
  before: Unfolded,
  after: Unfolded,
  place: string,
  visit: Visit,
): void {
  if (old === undefined && now === undefined) return;
  compare({ schema: old, scope: before.scope }, { schema: now, scope: after.scope }, place, visit);
}

/** Types that values may have; empty means any. */
function typesOf(keywords: Keywords): string[] {
  const types = valueTypes(keywords);
  return types.length === 0 ? [] : [...types, ...(isNullable(keywords) ? ['null'] : [])];
}

function covers(types: string[], type: string): boolean {
  return types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number'));
}

function compareTypes(was: Keywords, is: Keywords, place: string, { direction, report }: Visit): void {
  const [old, now] = [typesOf(was), typesOf(is)];
  const lost = old.length === 0 ? now.length > 0 : old.some((type) => !covers(now, type));
  const gained = now.length === 0 ? old.length > 0 : now.some((type) => !covers(old, type));
  if (!lost && !gained) return;
  const breaks = direction === 'request' ? lost : gained;
  const text = (types: string[]) => types.join(' | ') || 'any';
  report(breaks ? 'breaking' : 'notable', 'type', { place, from: text(old), to: text(now) });
}

function compareTexts(was: Keywords, is: Keywords, place: string, { report }: Visit): void {
  if (!was.deprecated && is.deprecated) report('notable', 'deprecated', { place });
  if (was.description !== is.description) report('harmless', 'text', { place });
  const [from, to] = [was, is].map((one) => ('default' in one ? jsonText(one.default) : undefined));
  if (from !== to) report('notable', 'default', { place, from, to });
}

function compareProperties(before: Unfolded, after: Unfolded, place: string, visit: Visit): void {
  const { direction, report } = visit;
  const isRequest = direction === 'request';
  const [required, requiredNow] = [new Set(before.keywords.required), new Set(after.keywords.required)];
  const travels = ([, schema]: [string, unknown]) =>
    !isObject(schema) || schema[isRequest ? 'readOnly' : 'writeOnly'] !== true;
  const fields = ({ keywords }: Unfolded) => [...(keywords.properties ?? [])].filter(travels);
  pairUp(fields(before), fields(after), ([name]) => name, {
    kept([name, old], [, now]) {
      compareInner(old, now, before, after, fieldOf(place, name), visit);
      const isRequired = requiredNow.has(name);
      if (isRequired === required.has(name)) return;
      const kind = !isRequired ? 'became-optional' : isRequest ? 'became-required' : 'became-present';
      report(isRequest === isRequired ? 'breaking' : 'harmless', kind, { place: fieldOf(place, name) });
    },
    added([name]) {
      const breaks = isRequest && requiredNow.has(name);
      report(breaks ? 'breaking' : 'harmless', breaks ? 'added-required' : 'added', { place: fieldOf(place, name) });
    },
    removed: ([name]) => report('breaking', 'removed', { place: fieldOf(place, name) }),
  });
}

function fieldOf(place: string, name: string): string {
  return `${place}.${name}`;
}

function branchesOf({ keywords, choices }: Unfolded): unknown[] {
  return [...(keywords.oneOf ?? keywords.anyOf ?? []), ...choices.flatMap(({ branches }) => branches ?? [])];
}

function compareBranches(before: Unfolded, after: Unfolded, place: string, visit: Visit): void {
  const [old, now] = [branchesOf(before), branchesOf(after)];
  if (old.length === 0 && now.length === 0) return;
  const nameOf = (branch: unknown) => {
    if (!isObject(branch)) return jsonText(branch);
    if (isReference(branch)) return referenceName(branch.$ref);
    return typeof branch['title'] === 'string' ? branch['title'] : jsonText(branch);
  };
  const isRequest = visit.direction === 'request';
  pairUp(old, now, nameOf, {
    kept: (branch, branchNow) => compareInner(branch, branchNow, before, after, place, visit),
    added: (branch) =>
      visit.report(isRequest ? 'harmless' : 'notable', 'variant-added', { place, name: nameOf(branch) }),
    removed: (branch) =>
      visit.report(isRequest ? 'breaking' : 'harmless', 'variant-removed', { place, name: nameOf(branch) }),
  });
}
