import { isObject } from '../json';
import type { ApiModel } from '../model/types';
import { unfold } from '../schema/combine/unfold';
import type { Unfolded, Walk } from '../schema/describe/walk';
import { jsonText } from '../schema/keywords/jsonText';
import type { Keywords } from '../schema/keywords/keywords';
import { isNullable } from '../schema/keywords/nullable';
import type { Scope } from '../schema/keywords/references';
import { valueTypes } from '../schema/keywords/valueTypes';
import { createContext, type Direction } from '../values/context';
import { compareValues } from './compareValues';
import { pairUp } from './pairUp';
import type { Report } from './types';

/** Compares two schemas of `label` in the direction in which their values travel. Visits each pair once per call. */
export type SchemaComparison = (
  old: unknown,
  now: unknown,
  direction: Direction,
  label: string,
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
    old: createContext(before, direction, () => undefined).walk,
    now: createContext(after, direction, () => undefined).walk,
  });
  const walks = { request: walksOf('request'), response: walksOf('response') };
  return (old, now, direction, label, report) => {
    const visit: Visit = { direction, report, walks: walks[direction], seen: new WeakMap() };
    compare({ schema: old, scope: undefined }, { schema: now, scope: undefined }, label, visit);
  };
}

function compare(old: Side, now: Side, label: string, visit: Visit): void {
  const [before, after] = [open(old, visit.walks.old), open(now, visit.walks.now)];
  if (!before || !after) {
    if (Boolean(before) !== Boolean(after)) visit.report('notable', 'schema-changed', `${upper(label)} changed.`);
    return;
  }
  if (isObject(old.schema) && isObject(now.schema)) {
    const met = visit.seen.get(old.schema) ?? new WeakSet();
    if (met.has(now.schema)) return;
    met.add(now.schema);
    visit.seen.set(old.schema, met);
  }
  const [was, is] = [before.keywords, after.keywords];
  compareTypes(was, is, label, visit);
  compareValues(was, is, visit.direction, label, visit.report);
  compareTexts(was, is, label, visit);
  compareProperties(before, after, label, visit);
  compareInner(was.items, is.items, before, after, `items of ${label}`, visit);
  compareInner(was.additionalProperties, is.additionalProperties, before, after, `values of ${label}`, visit);
  compareBranches(before, after, label, visit);
}

function open({ schema, scope }: Side, walk: Walk): Unfolded | undefined {
  return isObject(schema) ? unfold(schema, scope ?? { schema, outer: undefined }, walk) : undefined;
}

function compareInner(
  old: unknown,
  now: unknown,
  before: Unfolded,
  after: Unfolded,
  label: string,
  visit: Visit,
): void {
  if (old === undefined && now === undefined) return;
  compare({ schema: old, scope: before.scope }, { schema: now, scope: after.scope }, label, visit);
}

/** Types that values may have; empty means any. */
function typesOf(keywords: Keywords): string[] {
  const types = valueTypes(keywords);
  return types.length === 0 ? [] : [...types, ...(isNullable(keywords) ? ['null'] : [])];
}

function covers(types: string[], type: string): boolean {
  return types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number'));
}

function compareTypes(was: Keywords, is: Keywords, label: string, { direction, report }: Visit): void {
  const [old, now] = [typesOf(was), typesOf(is)];
  const lost = old.length === 0 ? now.length > 0 : old.some((type) => !covers(now, type));
  const gained = now.length === 0 ? old.length > 0 : now.some((type) => !covers(old, type));
  if (!lost && !gained) return;
  const breaks = direction === 'request' ? lost : gained;
  const text = (types: string[]) => `\`${types.join(' | ') || 'any'}\``;
  const message = `The type of ${label} was ${text(old)} and is ${text(now)}.`;
  report(breaks ? 'breaking' : 'notable', 'type-changed', message);
}

function compareTexts(was: Keywords, is: Keywords, label: string, { report }: Visit): void {
  if (!was.deprecated && is.deprecated) report('notable', 'deprecated', `${upper(label)} is deprecated.`);
  if (was.description !== is.description) report('harmless', 'text-changed', `The text of ${label} changed.`);
  const [old, now] = [was, is].map((one) => ('default' in one ? `\`${jsonText(one.default)}\`` : 'none'));
  if (old !== now) report('notable', 'default-changed', `The default of ${label} was ${old} and is ${now}.`);
}

function compareProperties(before: Unfolded, after: Unfolded, label: string, visit: Visit): void {
  const { direction, report } = visit;
  const isRequest = direction === 'request';
  const [required, requiredNow] = [new Set(before.keywords.required), new Set(after.keywords.required)];
  const travels = ([, schema]: [string, unknown]) =>
    !isObject(schema) || schema[isRequest ? 'readOnly' : 'writeOnly'] !== true;
  const fields = ({ keywords }: Unfolded) => [...(keywords.properties ?? [])].filter(travels);
  pairUp(fields(before), fields(after), ([name]) => name, {
    kept([name, old], [, now]) {
      compareInner(old, now, before, after, `the field \`${name}\` of ${label}`, visit);
      const isRequired = requiredNow.has(name);
      if (isRequired === required.has(name)) return;
      const becomes = !isRequired ? 'optional' : isRequest ? 'required' : 'always present';
      report(
        isRequest === isRequired ? 'breaking' : 'harmless',
        isRequired ? 'became-required' : 'became-optional',
        `The field \`${name}\` of ${label} is ${becomes} now.`,
      );
    },
    added([name]) {
      const breaks = isRequest && requiredNow.has(name);
      const kind = breaks ? 'required field' : 'field';
      report(breaks ? 'breaking' : 'harmless', 'field-added', `The ${kind} \`${name}\` of ${label} was added.`);
    },
    removed: ([name]) => report('breaking', 'field-removed', `The field \`${name}\` of ${label} was removed.`),
  });
}

function branchesOf({ keywords, choices }: Unfolded): unknown[] {
  return [...(keywords.oneOf ?? keywords.anyOf ?? []), ...choices.flatMap(({ branches }) => branches ?? [])];
}

function compareBranches(before: Unfolded, after: Unfolded, label: string, visit: Visit): void {
  const [old, now] = [branchesOf(before), branchesOf(after)];
  if (old.length === 0 && now.length === 0) return;
  const nameOf = (branch: unknown) => {
    if (!isObject(branch)) return jsonText(branch);
    const name = branch['$ref'] ?? branch['title'];
    return typeof name === 'string' ? name : jsonText(branch);
  };
  const isRequest = visit.direction === 'request';
  pairUp(old, now, nameOf, {
    kept: (branch, branchNow) => compareInner(branch, branchNow, before, after, `a variant of ${label}`, visit),
    added: () => visit.report(isRequest ? 'harmless' : 'notable', 'variant-added', `A variant of ${label} was added.`),
    removed: () =>
      visit.report(isRequest ? 'breaking' : 'harmless', 'variant-removed', `A variant of ${label} was removed.`),
  });
}

function upper(label: string): string {
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}`;
}
