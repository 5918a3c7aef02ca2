import { unfoldedKeywords } from '../schema/combine/unfold';
import type { Keywords } from '../schema/keywords/keywords';
import type { Scope } from '../schema/keywords/references';
import type { ValueContext } from './context';

/**
 * Demands of which a value must meet one to violate a schema (`not`, other branches of `oneOf`). Fields that `own` does
 * not describe stay unchanged: wrong values there would make bad examples.
 */
export function* oppositeDemands(
  schema: unknown,
  own: Keywords,
  scope: Scope | undefined,
  { walk }: ValueContext,
): Generator<Keywords> {
  const keywords = unfoldedKeywords(schema, scope, walk);
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, minLength, maxLength, minItems, maxItems } = keywords;
  if (maximum !== undefined) yield { exclusiveMinimum: maximum };
  if (minimum !== undefined) yield { exclusiveMaximum: minimum };
  if (exclusiveMaximum !== undefined) yield { minimum: exclusiveMaximum };
  if (exclusiveMinimum !== undefined) yield { maximum: exclusiveMinimum };
  if (maxLength !== undefined) yield { minLength: maxLength + 1 };
  if (minLength) yield { maxLength: minLength - 1 };
  if (maxItems !== undefined) yield { minItems: maxItems + 1 };
  if (minItems) yield { maxItems: minItems - 1 };
  if (keywords.items !== undefined) yield { items: { not: keywords.items }, minItems: 1 };
  for (const [name, property] of keywords.properties ?? []) {
    const described = own.properties?.get(name);
    if (described === undefined || described === property) continue;
    yield { properties: new Map([[name, { not: property }]]), required: [name] };
  }
}
