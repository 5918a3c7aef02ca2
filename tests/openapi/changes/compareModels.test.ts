import { describe, expect, test } from 'vitest';
import { compareModels } from '../../../plugins/openapi/core/changes/compareModels';
import { announcesBreaking } from '../../../plugins/openapi/core/changes/version';
import { modelOf } from '../model/support';

const BEFORE = `openapi: 3.1.0
info: { title: Ranks, version: 1.0.0 }
servers: [{ url: 'https://a.example' }]
security: [{ key: [] }]
paths:
  /rank/{id}:
    get:
      operationId: getRank
      parameters:
        - { name: id, in: path, required: true, schema: { type: string } }
        - { name: size, in: query, schema: { type: integer, format: int32, maximum: 100, default: 20 } }
        - { name: sort, in: query, schema: { type: string, enum: [up, down] } }
      responses:
        '200': { description: Found, content: { application/json: { schema: { $ref: '#/components/schemas/Page' } } } }
    put:
      operationId: setRank
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Entry' } } } }
      responses: { '200': { description: Done } }
components:
  securitySchemes: { key: { type: apiKey, in: query, name: key } }
  schemas:
    Entry:
      type: object
      required: [score]
      properties:
        score: { type: integer, minimum: 0 }
        label: { type: string, maxLength: 20 }
        state: { type: string, enum: [new, old] }
        next: { $ref: '#/components/schemas/Entry' }
    Page:
      type: object
      required: [total]
      properties: { total: { type: integer }, list: { type: array, items: { $ref: '#/components/schemas/Entry' } } }
`;

function changesAfter(from: string, to: string): string[] {
  expect(BEFORE).toContain(from);
  const changes = compareModels(modelOf(BEFORE), modelOf(BEFORE.replace(from, to)));
  return changes.map(({ impact, kind, subject, message }) => `${impact} ${kind} ${subject}: ${message}`);
}

describe('compareModels', () => {
  test('finds nothing in the same document', () => {
    expect(changesAfter('Ranks', 'Ranks')).toEqual([]);
  });

  test.each([
    ['a call removed', '    put:\n', '    post:\n', 'breaking call-removed PUT /rank/{id}: Removed.'],
    ['a call added', '    put:\n', '    post:\n', 'harmless call-added POST /rank/{id}: Added.'],
    ['a path moved', '/rank/{id}:', '/ranks/{id}:', 'breaking call-removed GET /rank/{id}: Removed.'],
    [
      'a parameter renamed',
      'name: size',
      'name: limit',
      'breaking parameter-removed GET /rank/{id}: The query parameter `size` was removed.',
    ],
    [
      'a new optional parameter',
      'name: size',
      'name: limit',
      'harmless parameter-added GET /rank/{id}: The optional query parameter `limit` was added.',
    ],
    [
      'a parameter that became required',
      'name: sort, in: query,',
      'name: sort, in: query, required: true,',
      'breaking became-required GET /rank/{id}: The query parameter `sort` is required now.',
    ],
    [
      'a lower limit of a parameter',
      'maximum: 100',
      'maximum: 50',
      'breaking limit-changed GET /rank/{id}: `maximum` of the query parameter `size` was 100 and is 50.',
    ],
    [
      'a higher limit of a parameter',
      'maximum: 100',
      'maximum: 200',
      'harmless limit-changed GET /rank/{id}: `maximum` of the query parameter `size` was 100 and is 200.',
    ],
    [
      'another default',
      'default: 20',
      'default: 10',
      'notable default-changed GET /rank/{id}: The default of the query parameter `size` was `20` and is `10`.',
    ],
    [
      'a wider format of a parameter',
      'format: int32',
      'format: int64',
      'harmless format-changed GET /rank/{id}: The format of the query parameter `size` was int32 and is int64.',
    ],
    [
      'fewer values of a parameter',
      'enum: [up, down]',
      'enum: [up]',
      'breaking enum-value-removed GET /rank/{id}: The value `"down"` of the query parameter `sort` was removed.',
    ],
    [
      'a type of a result behind references',
      'label: { type: string,',
      'label: { type: [string, "null"],',
      'breaking type-changed GET /rank/{id}: The type of the field `label` of items of the field `list` of the result was `string` and is `string | null`.',
    ],
    [
      'the same in a request',
      'label: { type: string,',
      'label: { type: [string, "null"],',
      'notable type-changed PUT /rank/{id}: The type of the field `label` of the request body was `string` and is `string | null`.',
    ],
    [
      'a field removed from a result',
      'total: { type: integer }, ',
      '',
      'breaking field-removed GET /rank/{id}: The field `total` of the result was removed.',
    ],
    [
      'a result that may lack a field',
      'required: [total]',
      'required: []',
      'breaking became-optional GET /rank/{id}: The field `total` of the result is optional now.',
    ],
    [
      'a request that must have a field',
      'required: [score]',
      'required: [score, label]',
      'breaking became-required PUT /rank/{id}: The field `label` of the request body is required now.',
    ],
    [
      'a result that always has a field',
      'required: [score]',
      'required: [score, label]',
      'harmless became-required GET /rank/{id}: The field `label` of items of the field `list` of the result is always present now.',
    ],
    [
      'a new value in results',
      'enum: [new, old]',
      'enum: [new, old, gone]',
      'notable enum-value-added GET /rank/{id}: The value `"gone"` of the field `state` of items of the field `list` of the result was added.',
    ],
    [
      'another credential',
      'security: [{ key: [] }]',
      'security: [{ key: [], more: [] }]',
      'breaking security-raised GET /rank/{id}: Other credentials are needed.',
    ],
    [
      'no credential',
      'security: [{ key: [] }]',
      'security: []',
      'harmless security-lowered GET /rank/{id}: More kinds of credentials are accepted, or fewer are needed.',
    ],
    [
      'another server',
      'https://a.example',
      'https://b.example',
      'notable server-removed Servers: `https://a.example` was removed.',
    ],
    [
      'a status removed',
      "'200': { description: Done }",
      "'204': { description: Done }",
      'breaking response-removed PUT /rank/{id}: Response `200` was removed.',
    ],
    [
      'another operation id',
      'operationId: getRank',
      'operationId: readRank',
      'notable id-changed GET /rank/{id}: The operation id was `getRank` and is `readRank`.',
    ],
  ])('names %s', (_, from, to, change) => {
    expect(changesAfter(from, to)).toContain(change);
  });

  test.each([
    ['the name of a path parameter', /\bid\b/g, 'key_of_rank'],
    ['the name of an entity', /Entry/g, 'RankEntry'],
  ])('finds nothing breaking in %s', (_, from, to) => {
    const changes = compareModels(modelOf(BEFORE), modelOf(BEFORE.replace(from, to)));
    expect(changes.filter(({ impact }) => impact !== 'harmless')).toEqual([]);
  });
});

describe('announcesBreaking', () => {
  test.each([
    ['1.0.0', '2.0.0', true],
    ['1.0.0', '1.1.0', false],
    ['0.1.0', '0.2.0', true],
    ['0.1.0', '0.1.1', false],
    ['v1.2', 'v1.2', false],
    ['2.0.0', '1.0.0', false],
    ['2026-01', '2026-02', true],
  ])('%s to %s: %s', (before, after, expected) => {
    expect(announcesBreaking(before, after)).toBe(expected);
  });
});
