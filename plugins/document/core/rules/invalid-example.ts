import type { Schema } from '../../../schema/core/types';
import { createValidator } from '../../../schema/core/validate/createValidator';
import type { ValidatorOptions } from '../../../schema/core/validate/types';
import type { JsonObject } from '../../../shared/core/json';
import { isJson } from '../../../shared/core/mediaTypes';
import { findByRef } from '../../../shared/core/pointer';
import { isFormatted } from '../../../values/core/lifelike/formats';
import { walkDocument } from '../grammar/walkDocument';
import { describeRefusal } from './refusal';
import type { Finding, Rule } from './report';
import { objectsIn, resolveNode } from './visit';

const DIRECTIONS: Readonly<Record<string, 'request' | 'response'>> = {
  parameters: 'request',
  requestBody: 'request',
  requestBodies: 'request',
  responses: 'response',
  headers: 'response',
};

/** An example with a value that its schema refuses, or a field that its schema does not describe. */
export const invalidExample: Rule = {
  id: 'invalid-example',
  strictOnly: true,
  check({ root }) {
    const findings: Finding[] = [];
    const resolve = (ref: string) => findByRef(root, ref) as Schema | undefined;
    const validatorFor = (direction: ValidatorOptions['direction']) =>
      createValidator({ resolve, direction, isFormatted, isDescribedOnly: true });
    const validators = {
      request: validatorFor('request'),
      response: validatorFor('response'),
      either: validatorFor('either'),
    };
    walkDocument(root, ({ node, place, path }) => {
      const isSchema = place === 'schema';
      const schema = isSchema ? node : node.schema;
      if (schema === undefined || !(isSchema || place === 'media type' || place === 'parameter')) return;
      const within = path.findLast((key) => Object.hasOwn(DIRECTIONS, key)) ?? '';
      const { validate } = validators[(!isSchema && DIRECTIONS[within]) || 'either'];
      const mediaType = place === 'media type' ? path.at(-1) : undefined;
      for (const example of isSchema ? examplesOfSchema(node) : examplesOf(root, node)) {
        const { value } = example;
        // A text in another language, such as XML.
        if (typeof value === 'string' && mediaType !== undefined && !isJson(mediaType)) continue;
        findings.push(...validate(value, schema).map((reason) => describeRefusal(reason, example)));
      }
    });
    return findings;
  },
};

interface Example {
  node: object;
  key: string | number;
  name: string;
  value: unknown;
}

function examplesOfSchema(node: JsonObject): Example[] {
  const { examples } = node;
  const listed = Array.isArray(examples)
    ? examples.map((value: unknown, key) => ({ node: examples, key, name: 'examples', value }))
    : [];
  return [...listed, ...onlyExample(node)];
}

/** The examples of a parameter or media type. */
function examplesOf(root: JsonObject, node: JsonObject): Example[] {
  const named = objectsIn(node.examples).flatMap(([name, written]) => {
    const example = resolveNode(root, written) ?? {};
    const key = 'dataValue' in example ? 'dataValue' : 'value';
    return key in example ? [{ node: example, key, name, value: example[key] }] : [];
  });
  return [...named, ...onlyExample(node)];
}

function onlyExample(node: JsonObject): Example[] {
  return 'example' in node ? [{ node, key: 'example', name: 'example', value: node.example }] : [];
}
