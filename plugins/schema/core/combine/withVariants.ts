import type { Shape } from './types';

/** A shape, and those of all variants that its values may have. */
export function withVariants(shape: Shape, seen = new Set<Shape>()): Shape[] {
  if (seen.has(shape)) return [];
  seen.add(shape);
  const also = shape.also.map((keywords) => shape.like({ keywords }));
  const variants = [shape, ...also].flatMap((one) => one.branches.map(({ schema }) => one.inside(schema)));
  return [shape, ...also, ...variants.flatMap((variant) => withVariants(variant, seen))];
}

/** What each of them says about a property. */
export function propertyIn(shapes: readonly Shape[], name: string): Shape[] {
  return shapes.flatMap((shape) => {
    const { properties } = shape.keywords;
    return properties?.has(name) ? [shape.inside(properties.get(name))] : [];
  });
}
