import { findLost } from '../../../schema/core/combine/followPath';
import { shapesOf } from '../../../schema/core/combine/shapes';
import { isObject } from '../../../shared/core/json';
import { parsePointer } from '../../../shared/core/pointer';
import { specRule } from '../engine/rule';
import { keysOf } from '../facts/buildFacts';
import { nodeOf } from '../facts/nodeOf';
import type { Facts } from '../facts/types';

const BODY = /^\$response\.body#((?:\/[^/]+)+)$/;

/** `code: $response.body#/data/code` of a link to another call. */
export const linkValue = specRule({
  id: 'link-value',
  needsAll: true,
  about: 'A link between calls takes values from fields that the result has, and gives them to parameters that exist.',
  *check(project, facts) {
    for (const operation of facts.model.operations) {
      const { responses } = nodeOf(facts.model, operation);
      for (const [status, response] of Object.entries(isObject(responses) ? responses : {})) {
        if (!isObject(response) || !isObject(response.links)) continue;
        const schema = operation.responses.find((one) => one.status === status)?.contents[0]?.schema;
        for (const link of Object.values(response.links).filter(isObject)) {
          for (const { key, message } of findSlips(link, schema, facts)) {
            const parameters = isObject(link.parameters) ? link.parameters : link;
            const at = project.positionOf(parameters, key) ?? operation.source;
            yield { at, message };
          }
        }
      }
    }
  },
});

function* findSlips(link: Record<string, unknown>, schema: unknown, { model, operations }: Facts) {
  const target = typeof link.operationId === 'string' ? operations.get(link.operationId) : undefined;
  for (const [key, value] of Object.entries(isObject(link.parameters) ? link.parameters : {})) {
    const name = key.replace(/^(?:query|path|header|cookie)\./, '');
    const known = target?.parameters.map((parameter) => parameter.name) ?? [];
    const keys = target ? keysOf(target) : [];
    if (target && ![...known, ...keys].includes(name)) {
      yield { key, message: `\`${target.operationId}\` has no parameter \`${name}\`.` };
    }
    const [, pointer] = (typeof value === 'string' && BODY.exec(value)) || [];
    const lost = pointer === undefined ? undefined : findLost([shapesOf(model).of(schema)], parsePointer(pointer));
    if (lost)
      yield { key, message: `The result has no field \`${lost.name}\`, from which this link takes \`${name}\`.` };
  }
}
