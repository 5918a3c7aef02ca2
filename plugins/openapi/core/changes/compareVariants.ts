import { findAlias } from '../../../schema/core/combine/alias';
import type { Branch, Shape, Shapes } from '../../../schema/core/combine/types';
import { jsonText } from '../../../schema/core/keywords/jsonText';
import { followReference, type Placed } from '../../../schema/core/keywords/references';
import { MAX_DEPTH } from '../../../schema/core/limits';
import { cutText } from '../../../shared/core/cutText';
import { isObject } from '../../../shared/core/json';
import { referenceName } from '../../../shared/core/pointer';
import { reportValues } from './compareValues';
import { impactOf, type Visit } from './types';

/** One form of a value: a branch of a union. `values`: those of the discriminator that select it. */
export type Alternative = Placed & Pick<Branch, 'values' | 'name'>;

export function alternativesOf({ branches, scope }: Shape): Alternative[] {
  return branches.map((branch) => ({ ...branch, scope }));
}

/** Whether the alternatives are all that is known. Beside fields, they are rules about these, unless both sides have some. */
export function isUnion(alternatives: Alternative[], { keywords }: Shape, other: Shape): boolean {
  const hasFields = keywords.properties !== undefined && other.keywords.properties !== undefined;
  return alternatives.length > 0 && !hasFields;
}

/** A schema without alternatives, apart from null; of the names that it has, the one that `others` know, or the last. */
export function onlyForm({ schema, scope }: Placed, others: Alternative[], { source }: Shapes): Alternative {
  const names = new Set(others.map(({ name }) => name));
  let form: Alternative = { schema, scope, values: [] };
  let named = schema;
  for (let hops = 0; hops < MAX_DEPTH && isObject(named); hops += 1) {
    const ref = findAlias(named)?.ref;
    if (ref === undefined) return form;
    form = { schema: { $ref: ref }, scope, values: [], name: referenceName(ref) };
    if (names.has(form.name)) return form;
    named = followReference(ref, scope, source);
  }
  return form;
}

/** Pairs alternatives by name. If as many are gone as are new, they are pairs, too: a name is not sent. */
export function compareVariants(
  old: Alternative[],
  now: Alternative[],
  place: string,
  property: string | undefined,
  visit: Visit,
  compare: (old: Placed, now: Placed) => void,
): void {
  const { direction, report } = visit;
  if (old.length === 0 && now.length === 0) return;
  if (old.length === 0 || now.length === 0) {
    const [shift, kind] =
      old.length === 0 ? (['narrower', 'rule-added'] as const) : (['wider', 'rule-removed'] as const);
    return report(impactOf(shift, direction), kind, { place, name: 'oneOf' });
  }
  const before = new Map(old.map((one) => [nameOf(one), one]));
  const after = new Set(now.map(nameOf));
  const gone = old.filter((one) => !after.has(nameOf(one)));
  const fresh = now.filter((one) => !before.has(nameOf(one)));
  const areRenamed = gone.length === fresh.length;
  for (const one of now) {
    const partner = before.get(nameOf(one)) ?? (areRenamed ? gone[fresh.indexOf(one)] : undefined);
    if (!partner) continue;
    const areSelected = property !== undefined && partner.values.length > 0 && one.values.length > 0;
    if (areSelected) reportValues(partner.values, one.values, `${place}.${property}`, visit);
    compare(partner, one);
  }
  if (areRenamed) return;
  for (const one of fresh) report(impactOf('wider', direction), 'variant-added', { place, name: shortName(one) });
  for (const one of gone) report(impactOf('narrower', direction), 'variant-removed', { place, name: shortName(one) });
}

/** What has no name is known by its text. */
function shortName(one: Alternative): string {
  return cutText(nameOf(one), LONGEST_NAME);
}

const LONGEST_NAME = 80;

function nameOf({ schema, name }: Alternative): string {
  if (name !== undefined) return name;
  return isObject(schema) && typeof schema['title'] === 'string' ? schema['title'] : jsonText(schema);
}
