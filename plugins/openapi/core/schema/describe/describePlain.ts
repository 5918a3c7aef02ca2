import type { SchemaView } from '../types';
import { describeContent } from './describeContent';
import type { Place, Unfolded, Walk } from './walk';

/** Describes a plain value, which says the same wherever it is: documents repeat their fields on page after page. */
export function describePlain(unfolded: Unfolded, place: Place, walk: Walk): SchemaView {
  const { isClosed = false, isInsideClosed = false, parentTypes = [] } = place;
  const { direction } = walk.context;
  const views = walk.shared.plain.get(unfolded) ?? new Map<string, SchemaView>();
  const key = [direction, isClosed, isInsideClosed, ...parentTypes].join(' ');
  const known = views.get(key);
  if (known) return known;
  const view = describeContent(unfolded, place, walk);
  // Each page resolves and checks its own links.
  if (!JSON.stringify(view).includes('<a ')) walk.shared.plain.set(unfolded, views.set(key, Object.freeze(view)));
  return view;
}
