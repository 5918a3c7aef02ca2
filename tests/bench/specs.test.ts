import { describe, expect, it } from 'vitest';
import { findContradiction } from '../../bench/specs/contradictions';
import { createFactCount } from '../../bench/specs/countFacts';
import { missingFacts } from '../../bench/specs/missingFacts';
import { rawReferences } from '../../bench/specs/rawReferences';
import { refusedSamples } from '../../bench/specs/refusedSamples';
import { createTally } from '../../bench/specs/tally';
import { createValidator } from '../../bench/specs/validator';
import type { ApiModel } from '../../plugins/openapi/core/model/types';
import type { ApiPage } from '../../plugins/openapi/core/pages/site/types';
import { modelOf } from '../openapi/model/support';

const text = { type: 'string' };
const closed = (name: string) => ({
  type: 'object',
  required: [name],
  properties: { [name]: text },
  additionalProperties: false,
});
const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const kind = (...values: string[]) => ({ type: 'object', properties: { kind: { enum: values } } });

const schemas = {
  Id: { type: 'string', readOnly: true },
  New: { type: 'object', required: ['id', 'name'], properties: { id: refTo('Id'), name: text } },
  Base: { type: 'object', properties: { kind: text }, discriminator: { propertyName: 'kind' } },
  Sub: { allOf: [refTo('Base'), { type: 'object', required: ['size'], properties: { size: text } }] },
  Cat: kind('cat', 'dog'),
  Dog: { ...kind('cat', 'dog'), required: ['bark'] },
  Node: { type: 'object', required: ['next'], properties: { next: refTo('Node') } },
  Tree: { type: 'object', required: ['next'], properties: { next: { type: 'array', items: refTo('Tree') } } },
  Loop: { anyOf: [refTo('Looped'), text] },
  Looped: { allOf: [refTo('Loop')] },
};
const union = (key: string) => ({ [key]: [refTo('Cat'), { ...kind('cat') }] });
const pets = {
  anyOf: [refTo('Cat'), refTo('Dog')],
  discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat', dog: 'Dog' } },
};

function validatorOf(direction: 'request' | 'response', openapi = '3.0.3') {
  return createValidator({ openapi, components: { schemas } }, direction);
}

describe('the validator of samples', () => {
  it.each<[string, unknown, unknown, string | undefined]>([
    ['leaves out what only results have', refTo('New'), { name: 'a' }, undefined],
    ['and wherever it is required', { allOf: [refTo('New'), { required: ['id'] }] }, { name: 'a' }, undefined],
    ['wants the rest', refTo('New'), { id: 'a' }, 'lacks name'],
    ['follows references at any depth', { items: [refTo('New')], type: 'array' }, {}, 'must be array'],
    ['looks for no schema in examples', { example: [{ $id: 'a' }, { $id: 'a' }], type: 'string' }, 'a', undefined],
    ['reads limits of 3.0', { type: 'integer', minimum: 1, exclusiveMinimum: true }, 1, 'must be > 1'],
    ['reads null of 3.0', { type: 'string', nullable: true }, null, undefined],
    [
      'passes over what is malformed',
      { type: 'file', required: true, maxLength: '3', pattern: '(' },
      'abcd',
      undefined,
    ],
    ['reads patterns of other languages', { pattern: '\\A\\d+\\z' }, '12', undefined],
    ['chooses by the discriminator of a union', pets, { kind: 'cat' }, undefined],
    ['chooses of two that fit', { ...union('oneOf'), discriminator: pets.discriminator }, { kind: 'cat' }, undefined],
    ['takes null of 3.0 beside its values', { type: 'string', nullable: true, enum: ['a'] }, null, undefined],
    ['refuses what names another variant', pets, { kind: 'dog' }, 'is not the variant that kind names'],
    ['refuses what names none', { ...pets, anyOf: [{}, ...pets.anyOf] }, { kind: 'cow' }, undefined],
    ['unless there may be others', pets, { kind: 'cow' }, 'kind'],
    ['chooses by the discriminator of a base', refTo('Base'), { kind: 'Sub' }, 'lacks size'],
    ['takes a subtype by its own name', refTo('Sub'), { kind: 'Sub', size: 'L' }, undefined],
    ['takes what holds itself', refTo('Loop'), 'a', undefined],
  ])('%s', (_, schema, value, reason) => {
    const found = validatorOf('request').refuse(schema, value)?.reason;
    if (reason === undefined) expect(found).toBeUndefined();
    else expect(found).toContain(reason);
  });

  it('wants in results what requests leave out', () => {
    expect(validatorOf('response').refuse(refTo('New'), { name: 'a' })?.reason).toContain('lacks id');
  });
});

describe('the proof that a schema allows no value', () => {
  it.each<[string, unknown, string | undefined]>([
    ['closed parts', { allOf: [closed('a'), closed('b')] }, '.a is required by one part and refused by another'],
    ['one closed part', { allOf: [closed('a'), { properties: { b: text } }] }, undefined],
    ['no value of its type', { type: 'array', enum: ['a'] }, ' allows none of its own values'],
    ['limits', { type: 'string', minLength: 3, allOf: [{ maxLength: 2 }] }, ' minLength is more than maxLength'],
    [
      'a pattern that is too long',
      { ...text, pattern: '[a-f]{8}(-[a-f]{4})+', maxLength: 12 },
      ' has a pattern or format that needs',
    ],
    [
      'a pattern that is too short',
      { ...text, pattern: '^(a|bc?)$', minLength: 3 },
      ' has a pattern or format that allows fewer',
    ],
    ['a pattern between slashes', { ...text, pattern: '/^a$/' }, ' has a pattern that no text matches'],
    ['a pattern that is open', { ...text, pattern: 'a|bc?', minLength: 3 }, undefined],
    [
      'an example',
      { ...text, format: 'email', pattern: '\\\\', example: 'a@b.io' },
      ' has a pattern that refuses the examples of its author',
    ],
    ['a format that is too long', { ...text, format: 'uuid', maxLength: 32 }, ' has a pattern or format that needs'],
    ['limits of another type', { type: ['string', 'integer'], minLength: 3, maxLength: 2 }, undefined],
    ['two types', { allOf: [text, { type: 'object' }] }, ' is of two types at once'],
    ['a required field', { type: 'object', required: ['a'], properties: { a: false } }, '.a is required by one part'],
    ['an optional field', { type: 'object', properties: { a: false } }, undefined],
    ['items', { type: 'array', minItems: 1, items: { allOf: [text, { enum: [1] }] } }, '[] allows none'],
    [
      'too few items',
      { type: 'array', minItems: 3, uniqueItems: true, items: { enum: [1, 2] } },
      ' has too few values',
    ],
    ['equal branches', { oneOf: [text, text] }, '(oneOf) has a branch whose values'],
    ['branches without a mark', { oneOf: [refTo('Cat'), { properties: { name: text } }] }, '(oneOf) has a branch'],
    [
      'branches without a mark further inside',
      { oneOf: [{ properties: { a: { items: refTo('Cat') } } }, { properties: { a: { items: { properties: {} } } } }] },
      '(oneOf) has a branch',
    ],
    ['an object without its type', { required: ['a'], properties: { a: false } }, '.a is required by one part'],
    ['a branch that adds', { oneOf: [{ required: ['a'] }, { required: ['a', 'b'] }] }, undefined],
    ['branches that differ', { oneOf: [text, { ...text, maxLength: 3 }] }, undefined],
    ['branches against what is around', { type: 'string', anyOf: [{ type: 'object' }] }, '(anyOf) is of two types'],
    ['endless fields', refTo('Node'), '.next requires itself without end'],
    ['lists that may be empty', refTo('Tree'), undefined],
  ])('%s', (_, schema, expected) => {
    const found = findContradiction(schema, validatorOf('response'));
    const said = found && `${found.place} ${found.reason}`;
    if (expected === undefined) expect(said).toBeUndefined();
    else expect(said).toContain(expected);
  });
});

it('excuses samples that are what their author means', () => {
  const whole = { type: 'object', required: ['a'], properties: { a: { type: 'integer' } }, example: { a: 'one' } };
  const Base = { type: 'object', properties: { a: text } };
  const extended = { allOf: [refTo('Base'), { properties: { b: text } }], additionalProperties: false };
  const list = { type: 'array', items: { type: 'object', required: ['c'], properties: { c: extended } } };
  const contents = (schema: unknown) => ({ 'application/json': { schema } });
  const operation = { requestBody: { content: contents(list) }, responses: { 200: { content: contents(whole) } } };
  const model = modelOf({ paths: { '/a': { post: operation } }, components: { schemas: { Base } } });
  const { refused } = refusedSamples(model);
  expect(refused.map(({ kind, excuse }) => [kind, excuse?.reason])).toEqual([
    ['body', 'has a field that one part declares and another refuses'],
  ]);
});

it('sums faults, and excuses by reason', () => {
  const lines: string[] = [];
  const tally = createTally((line) => lines.push(line));
  tally.count('documents', 2);
  tally.fault('enum', 'a.json', 'size');
  tally.excuse('body', 'a.json', 'create', 'is endless');
  tally.excuse('result', 'b.json', 'read', 'is endless');
  expect(tally.finish()).toBe(1);
  expect(lines).toContain('faults: enum\t1');
  expect(lines).toContain('excused: is endless\t2 in 2 documents');
});

it('tells a reference that is shown from a field of that name', () => {
  const { document } = modelOf({ paths: {}, components: { schemas: { A: { example: { $ref: '#/data' } } } } });
  const found = (shown: unknown) => rawReferences(JSON.stringify({ shown }), { document } as ApiModel);
  expect(found({ $ref: '#/components/schemas/A' })).toEqual(['#/components/schemas/A']);
  expect(found(JSON.stringify({ $ref: './a.yaml' }, null, 2))).toEqual(['./a.yaml']);
  expect(found([{ $ref: 'string' }, { $ref: '#/data' }])).toEqual([]);
});

it('finds the descriptions and values that a page lacks', () => {
  const parameters = [
    { name: 'size', in: 'query', description: '<b>How</b> big, <n> at most', schema: refTo('Size') },
    { name: 'page', in: 'query', description: '<p>The <code>page</code></p>', schema: text },
  ];
  const body = {
    content: {
      'application/json': {
        schema: { properties: { kind: refTo('Size'), secret: { ...text, description: 'No one', 'x-internal': true } } },
      },
    },
  };
  const operation = { operationId: 'read', parameters, requestBody: body, responses: {} };
  const Size = { type: 'string', enum: ['small', 'large'], description: 'A size' };
  const model = modelOf({ paths: { '/a': { post: operation } }, components: { schemas: { Size } } });
  const find = (page: string) =>
    model.operations.flatMap((one) => missingFacts(one, model, page)).map(({ kind, where }) => `${kind} ${where}`);
  expect(find('How big, &lt;n&gt; at most. small, large. The page. A size.')).toEqual([]);
  expect(find('How big. small. The.')).toEqual([
    'enum size',
    'description application/json kind',
    'enum application/json kind',
  ]);
  const lines: string[] = [];
  const tally = createTally((line) => lines.push(line));
  const count = createFactCount(model, 'a.json', tally);
  const start = { text: 'How big. small. The page.', elsewhere: { href: '/rest#read.body-more' } };
  const section = { title: '', component: 'ApiOperation', id: 'read', data: start } as const;
  const rest = { title: '', component: 'ApiType', id: 'read.body-more', data: { text: 'A size: large' } } as const;
  count.add({ path: 'read', sections: [section] } as ApiPage);
  count.add({ path: 'rest', sections: [rest] } as ApiPage);
  count.finish();
  expect(lines.map((line) => line.replace(/ is not on .*/, ''))).toEqual([
    'a.json\texcused enum: read size',
    'a.json\texcused description: read application/json kind',
    'a.json\texcused enum: read application/json kind',
  ]);
});
