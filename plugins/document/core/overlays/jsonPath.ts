import { JSONPathEnvironment, JSONPathError, type JSONPathQuery } from 'json-p3';
import { isReference } from '../../../shared/core/pointer';
import { didYouMean } from '../../../shared/suggest';
import { MAX_DEPTH } from '../parse/treeBuilder';
import { isContainer } from './container';

/** A query of RFC 9535. */
export type { JSONPathQuery };

type JsonValue = Parameters<JSONPathQuery['query']>[0];

const environment = new JSONPathEnvironment({ maxRecursionDepth: 2 * MAX_DEPTH });

/** Why a text is not a query, and at which character. */
export interface Mistake {
  message: string;
  at: number;
}

export function parseQuery(text: string): JSONPathQuery | Mistake {
  try {
    return environment.compile(text);
  } catch (error) {
    if (!(error instanceof JSONPathError)) throw error;
    const { token, message } = error;
    if (!text.startsWith('$')) return { message: 'A query begins with `$`.', at: 0 };
    const [, said = message, start] = /^(.*?)(?: starting at index (\d+))?(?: \('[^]*)?$/.exec(message) ?? [];
    return { message: `${said}.`, at: Number(start ?? token.index) };
  }
}

/** The keys of each value that a query finds, from the root, each once. */
export function findKeys(query: JSONPathQuery, root: unknown): string[][] {
  const found = query.query(root as JsonValue).nodes.map(({ location }) => location.map(String));
  return [...new Map(found.map((keys) => [JSON.stringify(keys), keys])).values()];
}

/** Says where a query that finds nothing leaves the document. */
export function explainNothing(query: JSONPathQuery, root: unknown): string | undefined {
  let nodes = [...environment.compile('$').query(root as JsonValue)];
  for (const [index, segment] of query.segments.entries()) {
    const next = segment.resolve(nodes);
    if (next.length > 0) {
      nodes = next;
      continue;
    }
    const before = `\`$${query.segments.slice(0, index).map(String).join('')}\``;
    const references = nodes.flatMap(({ value }) => (isReference(value) ? [value.$ref] : []));
    if (references.length === nodes.length)
      return `${before} is a reference to \`${references[0]}\`: select its target.`;
    const [selector] = segment.selectors;
    const name = selector && 'name' in selector ? String(selector.name) : undefined;
    if (name === undefined) return undefined;
    const keys = nodes.flatMap(({ value }) => (isContainer(value) && !Array.isArray(value) ? Object.keys(value) : []));
    return [`${before} has no \`${name}\`.`, didYouMean(name, keys) ?? []].flat().join(' ');
  }
  return undefined;
}
