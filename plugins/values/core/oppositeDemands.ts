import { LOWER_BOUNDS, UPPER_BOUNDS } from '../../schema/core/keywords/bounds';
import type { Keywords } from '../../schema/core/keywords/keywords';
import type { Scope } from '../../schema/core/keywords/references';
import type { ValueContext } from './context';

/** For each bound, the one that begins right beyond it. Lengths and counts are whole numbers. */
const OPPOSITES = [UPPER_BOUNDS, LOWER_BOUNDS].flatMap((bounds, index, sides) =>
  bounds.flatMap((bound) => {
    const others = (sides[1 - index] ?? []).filter(({ on }) => on === bound.on);
    const opposite = others.find(({ isOpen }) => isOpen !== bound.isOpen) ?? others[0];
    const step = opposite?.isOpen === bound.isOpen ? 1 - 2 * index : 0;
    return opposite ? [{ bound, opposite, step }] : [];
  }),
);

/**
 * Demands of which a value must meet one to violate a schema (`not`, other branches of `oneOf`). Fields that `own` does
 * not describe stay unchanged: wrong values there would make bad examples.
 */
export function* oppositeDemands(
  schema: unknown,
  own: Keywords,
  scope: Scope | undefined,
  { shapes }: ValueContext,
): Generator<Keywords> {
  const keywords = shapes.of(schema, scope).keywords;
  for (const { bound, opposite, step } of OPPOSITES) {
    const limit = keywords[bound.key];
    // Nothing has fewer than 0 characters or items.
    if (limit !== undefined && (step >= 0 || limit > 0)) yield { [opposite.key]: limit + step };
  }
  if (keywords.items !== undefined) yield { items: { not: keywords.items }, minItems: 1 };
  for (const [name, property] of keywords.properties ?? []) {
    const described = own.properties?.get(name);
    if (described === undefined || described === property) continue;
    yield { properties: new Map([[name, { not: property }]]), required: [name] };
  }
}
