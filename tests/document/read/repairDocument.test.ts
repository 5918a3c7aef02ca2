import { describe, expect, test } from 'vitest';
import { buildModel } from '../../../plugins/openapi/core/model/build';
import { readFiles } from './helpers';

async function repaired(schema: string, others = ''): Promise<unknown> {
  const yaml = `openapi: 3.0.4\ninfo: { title: T, version: '1' }\npaths: {}\ncomponents:\n  schemas:\n    A: ${schema}\n${others}`;
  const { document } = await readFiles(yaml);
  if (!document) throw new Error('no document');
  return buildModel(document).resolve('#/components/schemas/A');
}

describe('values are of the declared type', () => {
  test.each([
    ['{ type: string, enum: [1, 2.0] }', { enum: ['1', '2.0'] }],
    ['{ type: string, enum: [yes, 1.0, true] }', { enum: ['yes', '1.0', 'true'] }],
    ['{ type: string, nullable: true, enum: [1, null] }', { enum: ['1', null] }],
    ['{ type: string, default: 1.10, example: 00123 }', { default: '1.10', example: '00123' }],
    ['{ type: string, example: 12345678901234567890 }', { example: '12345678901234567890' }],
    ['{ type: string, enum: [true, false], example: true }', { enum: ['true', 'false'], example: 'true' }],
    ["{ type: integer, enum: ['1', '2'], default: '1' }", { enum: [1, 2], default: 1 }],
    ["{ type: number, examples: ['1.5', 2] }", { examples: [1.5, 2] }],
    ["{ type: boolean, default: 'true' }", { default: true }],
  ])('%s', async (schema, value) => {
    expect(await repaired(schema)).toMatchObject(value);
  });

  test.each([
    ['if they can be', '{ type: integer, enum: [1.5], default: one }', { enum: [1.5], default: 'one' }],
    ['if there is one type', '{ type: [string, boolean], enum: [1] }', { enum: [1] }],
  ])('only %s', async (_, schema, value) => {
    expect(await repaired(schema)).toMatchObject(value);
  });
});

test.each([
  ['oneOf: [{ nullable: true }, { type: object }]', { oneOf: [{ enum: [null] }, { type: 'object' }] }],
  ["anyOf: [{ type: string }, { $ref: '#/components/schemas/No' }]", { anyOf: [{ type: 'string' }, { enum: [null] }] }],
  ['oneOf: [{ nullable: true }]', { oneOf: [{ nullable: true }] }],
])('a branch of null is one however it is written: %s', async (schema, value) => {
  expect(await repaired(`{ ${schema} }`, '    No: { enum: [null] }\n')).toEqual(value);
});
