import { describe, expect, it } from 'vitest';
import { select } from '../../plugins/flows/core/criteria/select';
import { evaluate, fill, type Scope } from '../../plugins/flows/core/expressions/evaluate';
import { isMistake, parseExpression } from '../../plugins/flows/core/expressions/parseExpression';

const SCOPE: Scope = {
  url: 'https://pets.example.com/pets?limit=3',
  method: 'GET',
  statusCode: 200,
  request: { headers: { accept: 'text/plain' }, query: { 'a b': 1 }, path: { id: '7' }, body: { user: { uuid: 'u' } } },
  response: {
    headers: { etag: '"x"' },
    query: {},
    path: {},
    body: { items: [{ id: 'first' }], 'a/b': 1, 'x.y': 2, x: { y: 3 } },
  },
  inputs: { user: { name: 'Anna' }, 'dotted.name': true },
  outputs: { total: 3 },
  steps: { list: { pets: [{ id: 5 }, { id: 6 }], 'pet.id': 9 } },
  workflows: { other: { inputs: { a: 1 }, outputs: { token: 't' } } },
  sources: { pets: { url: './pets.yaml' } },
  self: 'https://example.com/flows',
};

describe('expressions', () => {
  it.each<[string, unknown]>([
    ['$url', 'https://pets.example.com/pets?limit=3'],
    ['$method', 'GET'],
    ['$statusCode', 200],
    ['$self', 'https://example.com/flows'],
    ['$request.header.Accept', 'text/plain'],
    ['$request.query.a b', 1],
    ['$request.path.id', '7'],
    ['$request.body#/user/uuid', 'u'],
    ['$response.header.ETag', '"x"'],
    ['$response.body#/items/0/id', 'first'],
    ['$response.body#/a~1b', 1],
    ['$response.body.items[0].id', 'first'],
    ['$response.body.items.length', 1],
    ['$response.body.x.y', 2],
    ['$response.body#/gone/deeper', undefined],
    ['$inputs.user', { name: 'Anna' }],
    ['$inputs.user.name', 'Anna'],
    ['$inputs.user#/name', 'Anna'],
    ['$inputs.dotted.name', true],
    ['$outputs.total', 3],
    ['$steps.list.outputs.pets#/1/id', 6],
    ['$steps.list.outputs.pet.id', 9],
    ['$steps.gone.outputs.pets', undefined],
    ['$workflows.other.outputs.token', 't'],
    ['$workflows.other.inputs.a', 1],
    ['$sourceDescriptions.pets.url', './pets.yaml'],
  ])('%s has its value', (text, value) => {
    expect(evaluate(text, SCOPE)).toEqual(value);
  });

  it.each<[string, number, string, string | undefined]>([
    ['$input.user', 0, '`$input.user` is not a runtime expression.', 'Did you mean `$inputs`?'],
    ['$inputs', 7, '`$inputs` needs a name.', 'Write `$inputs.<name>`.'],
    ['$statusCode.x', 11, 'Nothing follows `$statusCode`.', 'Write `$statusCode`.'],
    ['$response.boddy#/a', 10, '`$response.boddy` is nothing that a message has.', 'Did you mean `body`?'],
    ['$response.body#a', 15, '`a` is not a JSON pointer.', 'Write `#/a`.'],
    [
      '$steps.list.output.pets',
      12,
      '`output` is nothing that `$steps.list` has.',
      'Write `$steps.list.outputs.<name>`.',
    ],
    ['$request.header.', 15, '`$request.header` needs a name.', 'Write `$request.header.<name>`.'],
  ])('%s is refused at its character %i', (text, at, message, hint) => {
    const parsed = parseExpression(text);
    expect(isMistake(parsed) && parsed).toEqual({ at, message, ...(hint && { hint }) });
  });

  it('in texts, values and selectors give way to what they mean', () => {
    const value = {
      whole: '$steps.list.outputs.pets#/0',
      text: 'Bearer {$workflows.other.outputs.token}/{$inputs.user}',
      alone: '{$statusCode}',
      price: '$5.00',
      selected: { context: '$response.body', selector: '$.items[0].id', type: 'jsonpath' },
      pointed: { context: '$response.body', selector: '/x/y', type: { type: 'jsonpointer', version: 'rfc6901' } },
      gone: '$inputs.gone',
      list: ['$outputs.total', '$inputs.gone'],
    };
    expect(fill(value, SCOPE, select)).toEqual({
      whole: { id: 5 },
      text: 'Bearer t/{"name":"Anna"}',
      alone: 200,
      price: '$5.00',
      selected: 'first',
      pointed: 3,
      list: [3, null],
    });
  });
});
