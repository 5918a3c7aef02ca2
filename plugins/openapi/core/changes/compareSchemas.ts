import { findAlias } from '../../../schema/core/combine/alias';
import { shapesOf } from '../../../schema/core/combine/shapes';
import type { Shape, Shapes } from '../../../schema/core/combine/types';
import { jsonText } from '../../../schema/core/keywords/jsonText';
import type { Keywords } from '../../../schema/core/keywords/keywords';
import { travels } from '../../../schema/core/keywords/parts';
import type { Placed, Scope } from '../../../schema/core/keywords/references';
import { MAX_DEPTH } from '../../../schema/core/limits';
import { keysWith } from '../../../schema/core/table';
import { isObject, type JsonObject } from '../../../shared/core/json';
import type { Direction } from '../../../values/core/context';
import type { ApiModel } from '../model/types';
import { compareNull, compareTypes, isShared, typesOf } from './compareTypes';
import { compareValues, shiftOfRule } from './compareValues';
import { alternativesOf, compareVariants, isUnion, onlyForm } from './compareVariants';
import { pairUp } from './pairUp';
import { reportDeprecation, reportPresence } from './presence';
import { impactOf, type Report, type Visit, type Watch } from './types';

/** Compares two schemas at `place`, in the direction in which their values travel. Visits each pair once per call. */
export type SchemaComparison = (
  old: unknown,
  now: unknown,
  direction: Direction,
  place: string,
  report: Report,
) => void;

export function createSchemaComparison(before: ApiModel, after: ApiModel, watch: Watch): SchemaComparison {
  const shapes = { old: shapesOf(before), now: shapesOf(after) };
  return (old, now, direction, place, report) => {
    if (old === undefined || now === undefined) {
      if (old !== now) reportSchema(old, now, direction, place, report);
      return;
    }
    const visit: Visit = { direction, report, watch, shapes, seen: new WeakMap(), depth: 0 };
    compare({ schema: old, scope: undefined }, { schema: now, scope: undefined }, place, visit);
  };
}

/** Without a schema, all values are possible. */
function reportSchema(old: unknown, now: unknown, direction: Direction, place: string, report: Report): void {
  const accepts = old ?? now;
  const isAny = accepts === true || (isObject(accepts) && Object.keys(accepts).length === 0);
  const impact = impactOf(old === undefined ? 'narrower' : 'wider', direction);
  report(isAny ? 'harmless' : impact, old === undefined ? 'schema-added' : 'schema-removed', { place });
}

const ANY: JsonObject = {};
const NEVER: JsonObject = { type: 'never' };

function compare(old: Placed, now: Placed, place: string, outer: Visit): void {
  const [was, is] = [toObject(old.schema), toObject(now.schema)];
  const visit = enterEntity(is, place, outer);
  const met = visit.seen.get(was) ?? new WeakSet();
  if (met.has(is) || visit.depth > MAX_DEPTH) return;
  visit.seen.set(was, met.add(is));
  const inner = { ...visit, depth: visit.depth + 1 };
  const [before, after] = [open(was, old.scope, visit.shapes.old), open(is, now.scope, visit.shapes.now)];
  let alternatives = alternativesOf(before);
  let alternativesNow = alternativesOf(after);
  compareAnnotations(before.keywords, after.keywords, is, place, visit);
  const [areForms, areFormsNow] = [isUnion(alternatives, before, after), isUnion(alternativesNow, after, before)];
  if (areForms === areFormsNow) {
    compareOne(before, after, areForms, place, inner);
  } else {
    // The other side is the only form that there is, or was.
    compareNull(before.keywords, after.keywords, place, visit);
    if (areForms) alternativesNow = [onlyForm({ ...now, schema: is }, alternatives, visit.shapes.now)];
    else alternatives = [onlyForm({ ...old, schema: was }, alternativesNow, visit.shapes.old)];
  }
  const [propertyBefore, property] = [before, after].map(({ keywords }) => keywords.discriminator?.propertyName);
  if (propertyBefore !== property)
    visit.report('notable', 'discriminator', { place, from: propertyBefore, to: property });
  compareVariants(alternatives, alternativesNow, place, property, visit, (one, other) =>
    compare(one, other, place, inner),
  );
}

function enterEntity(schema: JsonObject, place: string, visit: Visit): Visit {
  const entity = findAlias(schema)?.ref;
  if (entity === undefined) return visit;
  const report: Report = (impact, kind, details) =>
    visit.report(impact, kind, { within: { entity, place: details?.place?.slice(place.length) ?? '' }, ...details });
  return { ...visit, report };
}

function toObject(schema: unknown): JsonObject {
  if (isObject(schema)) return schema;
  return schema === false ? NEVER : ANY;
}

function open(schema: JsonObject, scope: Scope | undefined, shapes: Shapes): Shape {
  return shapes.of(schema, scope ?? { schema, outer: undefined });
}

/** Everything but the alternatives. `areForms`: these say what the types are. */
function compareOne(before: Shape, after: Shape, areForms: boolean, place: string, visit: Visit): void {
  const [was, is] = [before.keywords, after.keywords];
  const types = typesOf(was, areForms);
  const typesNow = typesOf(is, areForms);
  const at = (schema: unknown, { scope }: Shape): Placed => ({ schema, scope });
  const compareInner = (old: unknown, now: unknown, inside: string) =>
    compare(at(old, before), at(now, after), inside, visit);
  compareTypes(types, typesNow, place, visit);
  if (isShared(types, typesNow)) compareValues(was, is, place, visit);
  compareRules(was, is, place, visit);
  if (isShared(types, typesNow, 'array')) {
    const count = Math.max(was.prefixItems?.length ?? 0, is.prefixItems?.length ?? 0);
    for (let index = 0; index < count; index += 1) {
      const [old, now] = [was, is].map(({ prefixItems, items }) => prefixItems?.[index] ?? items ?? true);
      compareInner(old, now, `${place}[${index}]`);
    }
    compareInner(was.items ?? true, is.items ?? true, `${place}[]`);
  }
  if (!isShared(types, typesNow, 'object')) return;
  compareProperties(was, is, place, visit, compareInner);
  compareOthers(was, is, place, visit, compareInner);
}

/** A deprecated value is the new document's `node`. */
function compareAnnotations(was: Keywords, is: Keywords, node: object, place: string, visit: Visit): void {
  const { report, direction } = visit;
  reportDeprecation([was.deprecated, is.deprecated], node, visit, place);
  const [from, to] = [was, is].map((one) => ('default' in one ? jsonText(one.default) : undefined));
  if (from !== to) report(direction === 'request' ? 'notable' : 'harmless', 'default', { place, from, to });
}

type CompareInner = (old: unknown, now: unknown, place: string) => void;

function compareProperties(
  was: Keywords,
  is: Keywords,
  place: string,
  { direction, report, watch }: Visit,
  compareInner: CompareInner,
): void {
  const presence = reportPresence(direction, report);
  // A required name may have no schema of its own.
  const fields = ({ properties, required = [] }: Keywords) =>
    [...new Map([...required.map((name): [string, unknown] => [name, true]), ...(properties ?? [])])].filter(
      ([, schema]) => travels(schema, direction),
    );
  const isRequired = ({ required }: Keywords, name: string) => required?.includes(name) ?? false;
  pairUp(fields(was), fields(is), ([name]) => name, {
    kept([name, old], [, now]) {
      if (isObject(now)) watch.kept(now);
      compareInner(old, now, `${place}.${name}`);
      presence.kept(isRequired(was, name), isRequired(is, name), `${place}.${name}`);
    },
    added([name, now]) {
      if (isObject(now)) watch.added(now);
      presence.added(isRequired(is, name), `${place}.${name}`);
    },
    removed: ([name]) => presence.removed(`${place}.${name}`),
  });
}

/** Fields without a name of their own. A result may get more fields at any time: they are harmless. */
function compareOthers(was: Keywords, is: Keywords, place: string, visit: Visit, compareInner: CompareInner): void {
  const { direction, report } = visit;
  pairUp(was.patternProperties ?? [], is.patternProperties ?? [], ([pattern]) => pattern, {
    kept: ([pattern, old], [, now]) => compareInner(old, now, `${place}.${pattern}`),
    added: ([name]) => report(impactOf('narrower', direction), 'rule-added', { place, name }),
    removed: ([name]) => report(impactOf('wider', direction), 'rule-removed', { place, name }),
  });
  const [old, now] = [was, is].map((one) => one.additionalProperties ?? one.unevaluatedProperties ?? true);
  if (old !== false && now !== false) compareInner(old, now, `${place}.*`);
  else if (old !== now && now === false) report(impactOf('narrower', direction), 'closed', { place });
  else if (old !== now) report(direction === 'request' ? 'harmless' : 'notable', 'opened', { place });
}

const RULES = keysWith({ isOpaque: true });

/** Rules that can only be compared as text. */
function compareRules(was: Keywords, is: Keywords, place: string, { direction, report }: Visit): void {
  for (const name of RULES) {
    const [from, to] = [was[name], is[name]].map((rule) =>
      rule === undefined ? undefined : jsonText(rule instanceof Map ? [...rule] : rule),
    );
    const kind = from === undefined ? 'rule-added' : to === undefined ? 'rule-removed' : 'rule';
    if (from !== to) report(impactOf(shiftOfRule(from, to), direction), kind, { place, name });
  }
}
