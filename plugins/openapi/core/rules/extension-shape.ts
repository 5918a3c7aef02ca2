import { isObject, type JsonObject } from '../json';
import { walkDocument } from '../walkDocument';
import { checkShape } from './check-shape';
import type { Rule } from './report';
import { findErrorCarriers, findOperations, listOf, objectsIn, section } from './visit';

/** The value of one of our extensions does not have its form. */
export const extensionShape: Rule = {
  id: 'extension-shape',
  check({ root }) {
    const on = (name: string, nodes: unknown[]) =>
      nodes.flatMap((node) => (isObject(node) && Object.hasOwn(node, name) ? checkShape(name, node, node[name]) : []));
    const operations = findOperations(root).map(({ operation }) => operation);
    return [
      ...on('x-page', listOf(root.tags)),
      ...on(
        'x-envelope',
        objectsIn(section(root, 'schemas')).map(([, schema]) => schema),
      ),
      ...on(
        'x-errors',
        findErrorCarriers(root).map(({ node }) => node),
      ),
      ...on('x-effect', operations),
      ...on('x-poll', operations),
      ...on('x-keywords', [...listOf(root.tags), ...operations]),
      ...on('x-assumed', findAssuming(root)),
    ];
  },
};

/** What has `x-assumed`, but for entries of lists that are checked as a whole. */
function findAssuming(root: JsonObject): JsonObject[] {
  const holders: JsonObject[] = [];
  walkDocument(root, ({ node, place }) => {
    if (place && place !== 'catalogue entry' && place !== 'listed error') holders.push(node);
  });
  return holders;
}
