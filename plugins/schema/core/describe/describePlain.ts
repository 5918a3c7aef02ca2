import type { Shape } from '../combine/types';
import type { SchemaView } from '../types';
import { describeContent } from './describeContent';
import type { Place, Walk } from './walk';

/** Describes a plain value, which says the same wherever it is: documents repeat their fields on page after page. */
export function describePlain(shape: Shape, place: Place, walk: Walk): SchemaView {
  const { isClosed = false, isInsideClosed = false, parentTypes } = place;
  const views = walk.shared.plain.get(shape) ?? new Map<string, SchemaView>();
  const key = `${walk.context.direction}${isClosed ? ' closed' : ''}${isInsideClosed ? ' inside' : ''} ${parentTypes?.join(' | ') ?? ''}`;
  const known = views.get(key);
  if (known) return known;
  const view = describeContent(shape, place, walk);
  // Each page resolves and checks its own links.
  if (!hasLink(view)) walk.shared.plain.set(shape, views.set(key, Object.freeze(view)));
  return view;
}

function hasLink({ html, assumed = [], deprecated, enum: values = [] }: SchemaView): boolean {
  const texts = [html, deprecated?.html, ...assumed, ...values.map((value) => value.html)];
  return texts.some((text) => text?.includes('<a '));
}
