import { expect, it } from 'vitest';
import { judgeAnswer } from '../../plugins/flows/core/judgeAnswer';
import { modelOf } from '../openapi/model/support';

const model = modelOf(`openapi: 3.1.0
info: { title: Pets, version: 1.0.0 }
paths:
  /pet:
    get:
      operationId: getPet
      responses:
        '200':
          description: A pet.
          content:
            application/json; charset=utf-8:
              schema:
                type: object
                required: [name, secret]
                properties: { name: { type: string }, age: { type: integer }, secret: { type: string, writeOnly: true } }
            text/plain: { schema: { type: string } }
        4XX:
          description: A failure.
          content: { application/*: { schema: { type: object, required: [error] } } }
        default: { description: Another failure. }
`);

it.each<[string, number, string, string, string | undefined]>([
  ['fits, with fields that nobody describes', 200, 'application/json', '{"name":"Rex","toys":[]}', undefined],
  [
    'lacks a field',
    200,
    'application/json',
    '{}',
    "The answer does not fit its schema: must have required property 'name'.",
  ],
  [
    'has another type',
    200,
    'Application/JSON',
    '{"name":"Rex","age":"old"}',
    'The answer does not fit its schema: at /age must be an integer.',
  ],
  ['is no JSON', 200, 'application/json', 'Rex', 'The answer is not JSON, although it says so.'],
  ['is a text', 200, 'text/plain', 'Rex', undefined],
  ['is of a media type that is not described', 200, 'application/xml', '<pet/>', undefined],
  [
    'is a failure of its range',
    404,
    'application/problem+json',
    '{}',
    "The answer does not fit its schema: must have required property 'error'.",
  ],
  ['is any other', 500, 'application/json', '{}', undefined],
])('an answer that %s', (_, status, type, body, message) => {
  const [operation] = model.operations;
  expect(operation && judgeAnswer(model, operation, { status, headers: { 'content-type': type }, body })).toBe(message);
});
