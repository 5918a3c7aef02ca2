import type { Shape } from '../../schema/core/combine/types';
import { propertyIn, withVariants } from '../../schema/core/combine/withVariants';
import { isHidden } from '../../schema/core/hidden';
import { MAX_DEPTH } from '../../schema/core/limits';
import type { Json } from '../../shared/core/json';

export function dropHidden(value: Json, shape: Shape, depth = 0): Json {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
  const shapes = withVariants(shape);
  const inner = (member: Json, inside: Shape[]) =>
    inside.reduce<Json>((result, next) => dropHidden(result, next, depth + 1), member);
  if (Array.isArray(value)) {
    const items = shapes.map((one) => one.inside(one.keywords.items));
    return value.map((item) => inner(item, items));
  }
  const shown = Object.entries(value).filter(
    ([name]) => !shapes.some(({ keywords }) => isHidden(keywords.properties?.get(name))),
  );
  return Object.fromEntries(shown.map(([name, member]) => [name, inner(member, propertyIn(shapes, name))]));
}
