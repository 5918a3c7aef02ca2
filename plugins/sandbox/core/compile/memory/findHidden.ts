import type { Shape } from '../../../../schema/core/combine/types';
import { propertyIn, withVariants } from '../../../../schema/core/combine/withVariants';
import { once } from '../../../../shared/core/cache';
import type { HiddenFields } from '../../api';
import { describedNames } from './findItems';

type Mark = 'readOnly' | 'writeOnly';

/** Fields deeper within others are kept: trees of schemas that contain each other would grow without end. */
const MAX_DEPTH = 4;

const knownOf = once((_shape: Shape) => new Map<string, HiddenFields | undefined>());

/** The fields that do not travel in one direction; `undefined` if all do. */
export function findHidden(shape: Shape, mark: Mark, depth = 0): HiddenFields | undefined {
  if (depth > MAX_DEPTH) return undefined;
  const [known, key] = [knownOf(shape), `${mark} ${depth}`];
  if (!known.has(key)) known.set(key, look(withVariants(shape), mark, depth));
  return known.get(key);
}

function look(shapes: Shape[], mark: Mark, depth: number): HiddenFields | undefined {
  const fields = describedNames(shapes).flatMap((name): Array<[string, HiddenFields | true]> => {
    const properties = propertyIn(shapes, name);
    if (properties.some(({ keywords }) => keywords[mark])) return [[name, true]];
    const inner = properties.map((property) => findHidden(property, mark, depth + 1)).find(Boolean);
    return inner ? [[name, inner]] : [];
  });
  if (fields.length > 0) return Object.fromEntries(fields);
  const lists = shapes.filter(({ keywords }) => keywords.items !== undefined);
  return lists.map((list) => findHidden(list.inside(list.keywords.items), mark, depth + 1)).find(Boolean);
}
