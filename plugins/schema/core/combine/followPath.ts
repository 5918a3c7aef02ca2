import { fieldsOf, isOpen } from './fieldsOf';
import type { Shape } from './types';
import { withVariants } from './withVariants';

/** A part of a path that values do not have, and the fields that they have in its place. */
export interface LostPart {
  name: string;
  known: string[];
}

/** The schemas at a path into the values of some schemas, or the first part that none of them has; `undefined`: any may be there. */
export function followPath(shapes: readonly Shape[], path: readonly string[]): readonly Shape[] | LostPart | undefined {
  let inside = shapes;
  for (const name of path) {
    if (inside.length === 0 || inside.some(mayHaveAny) || name === 'length') return undefined;
    const members = inside.flatMap((shape) => membersOf(shape, name));
    if (members.length === 0)
      return { name, known: [...new Set(inside.flatMap((shape) => [...fieldsOf(shape).keys()]))] };
    inside = members;
  }
  return inside;
}

/** The first part of a path that no value of any of these schemas has. */
export function findLost(shapes: readonly Shape[], path: readonly string[]): LostPart | undefined {
  const found = followPath(shapes, path);
  return found && 'known' in found ? found : undefined;
}

function membersOf(shape: Shape, name: string): Shape[] {
  const fields =
    fieldsOf(shape)
      .get(name)
      ?.uses.map((use) => use.shape) ?? [];
  return /^\d+$/.test(name) ? [...fields, ...itemsOf(shape, Number(name))] : fields;
}

function itemsOf(shape: Shape, index: number): Shape[] {
  return withVariants(shape).flatMap((variant) => {
    const { prefixItems, items } = variant.keywords;
    const schema = prefixItems?.[index] ?? items;
    return schema === undefined ? [] : [variant.inside(schema)];
  });
}

/** Whether values may have members that no schema describes. */
function mayHaveAny(shape: Shape): boolean {
  if (shape.types.includes('array')) return itemsOf(shape, 0).length === 0;
  const isPlain = shape.types.length > 0 && !shape.types.includes('object');
  return !isPlain && isOpen(shape);
}
