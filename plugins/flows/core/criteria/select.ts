import { type JSONPathQuery, parseQuery } from '../../../document/core/overlays/jsonPath';
import { findByPointer, type Select, type Value } from '../expressions/evaluate';

export type Query = JSONPathQuery;

export { parseQuery };

/** The values that a query finds. A filter at the root also judges the root itself, as the specification's examples do. */
export function findNodes(query: Query, value: Value): Value[] {
  const found = run(query, value);
  const [first] = query.segments;
  if (found.length > 0 || !first || !/^\[\?/.test(String(first))) return found;
  return run(query, [value ?? null]);
}

function run(query: Query, value: Value): Value[] {
  return query.query(value).values() as Value[];
}

/** One value as it is, several as a list. */
export const select: Select = (context, selector, type) => {
  if (type === 'jsonpointer') return findByPointer(context, selector.replace(/^#/, ''));
  if (type !== 'jsonpath') return undefined;
  const query = parseQuery(selector);
  if ('at' in query || context === undefined) return undefined;
  const found = run(query, context);
  return found.length > 1 ? found.map((one) => one ?? null) : found[0];
};
