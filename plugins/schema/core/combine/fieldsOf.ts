import { once } from '../../../shared/core/cache';
import type { Shape } from './types';
import { withVariants } from './withVariants';

/** A field of the values of a schema. */
export interface Field {
  /** Whether no value is without it, whichever variant it is. */
  isRequired: boolean;
  /** What each variant that has it says about it. */
  uses: Array<{ schema: unknown; shape: Shape }>;
}

/** The fields that values of a schema have, in the order of the schema, then of its variants. */
export const fieldsOf = once((shape: Shape): ReadonlyMap<string, Field> => {
  const fields = new Map<string, Field>();
  const required = requiredIn(shape);
  for (const variant of withVariants(shape)) {
    for (const [name, schema] of variant.keywords.properties ?? []) {
      const field = fields.get(name) ?? { isRequired: required.has(name), uses: [] };
      field.uses.push({ schema, shape: variant.inside(schema) });
      fields.set(name, field);
    }
  }
  return fields;
});

/** What one variant requires, a value of another one may lack. */
function requiredIn(shape: Shape, seen: readonly Shape[] = []): ReadonlySet<string> {
  const own = new Set(shape.keywords.required);
  if (seen.includes(shape)) return own;
  const unions = [shape, ...shape.also.map((keywords) => shape.like({ keywords }))];
  for (const { branches } of unions) {
    const [first, ...others] = branches.map(({ schema }) => requiredIn(shape.inside(schema), [...seen, shape]));
    for (const name of first ?? []) if (others.every((names) => names.has(name))) own.add(name);
  }
  return own;
}

/** Whether fields that a schema does not name are part of its design. */
export function isOpen(shape: Shape, seen: readonly Shape[] = []): boolean {
  const { additionalProperties: others, patternProperties, not, properties } = shape.keywords;
  if (seen.includes(shape) || (others !== undefined && others !== false) || patternProperties || not) return true;
  const variants = shape.branches.map(({ schema }) => shape.inside(schema));
  if (variants.length === 0) return properties === undefined;
  return variants.some((variant) => fieldsOf(variant).size > 0 && isOpen(variant, [...seen, shape]));
}
