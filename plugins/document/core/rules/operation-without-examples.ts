import { isObject, type JsonObject } from '../../../shared/core/json';
import type { Finding, Rule } from './report';
import { findOperations, objectsIn, resolveNode } from './visit';

/** A request body or successful response without an example: readers see only types. */
export const operationWithoutExamples: Rule = {
  id: 'operation-without-examples',
  strictOnly: true,
  check: ({ root }) =>
    findOperations(root).flatMap(({ name, operation }): Finding[] => {
      const body = resolveNode(root, operation.requestBody);
      const bodies = body
        ? findBare(root, body).map((at) => finding(at, `The body of \`${name}\` has no example.`))
        : [];
      const results = objectsIn(operation.responses).flatMap(([status, response]) => {
        const node = /^2/.test(status) ? resolveNode(root, response) : undefined;
        return node
          ? findBare(root, node).map((at) => finding(at, `The result ${status} of \`${name}\` has no example.`))
          : [];
      });
      return [...bodies, ...results];
    }),
};

interface Bare {
  node: JsonObject;
  key: string;
}

function finding({ node, key }: Bare, message: string): Finding {
  return { node, key, message, hint: 'Add `examples` beside its `schema`.' };
}

function findBare(root: JsonObject, holder: JsonObject): Bare[] {
  const { content } = holder;
  if (!isObject(content)) return [];
  return objectsIn(content)
    .filter(([, media]) => !hasExample(media) && !hasExample(resolveNode(root, media.schema)))
    .filter(([, media]) => media.schema !== undefined && !isBinary(resolveNode(root, media.schema)))
    .map(([key]) => ({ node: content, key }));
}

function hasExample(node: JsonObject | undefined): boolean {
  if (!node) return false;
  return node.example !== undefined || (typeof node.examples === 'object' && node.examples !== null);
}

function isBinary(schema: JsonObject | undefined): boolean {
  return schema?.format === 'binary' || schema?.contentEncoding !== undefined;
}
