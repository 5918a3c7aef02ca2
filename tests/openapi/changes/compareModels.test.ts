import { describe, expect, test } from 'vitest';
import { compareModels } from '../../../plugins/openapi/core/changes/compareModels';
import { formatChange } from '../../../plugins/openapi/core/changes/formatChange';
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
  return changes.map((change) => `${change.impact}: ${change.subject}: ${formatChange(change)}`);
}

describe('compareModels', () => {
  test('finds nothing in the same document', () => {
    expect(changesAfter('Ranks', 'Ranks')).toEqual([]);
  });

  test.each([
    ['a call removed', '    put:\n', '    post:\n', 'breaking: PUT /rank/{id}: removed'],
    ['a call added', '    put:\n', '    post:\n', 'harmless: POST /rank/{id}: added'],
    ['a path moved', '/rank/{id}:', '/ranks/{id}:', 'breaking: GET /rank/{id}: removed'],
    ['a parameter renamed', 'name: size', 'name: limit', 'breaking: GET /rank/{id}: query size: removed'],
    ['a parameter added', 'name: size', 'name: limit', 'harmless: GET /rank/{id}: query limit: added'],
    [
      'a required parameter',
      'name: size,',
      'name: n, required: true,',
      'breaking: GET /rank/{id}: query n: added, required',
    ],
    [
      'a requirement',
      'name: sort,',
      'name: sort, required: true,',
      'breaking: GET /rank/{id}: query sort: is required now',
    ],
    ['a lower limit', 'maximum: 100', 'maximum: 50', 'breaking: GET /rank/{id}: query size: maximum 100 → 50'],
    ['a higher limit', 'maximum: 100', 'maximum: 200', 'harmless: GET /rank/{id}: query size: maximum 100 → 200'],
    ['another default', 'default: 20', 'default: 10', 'notable: GET /rank/{id}: query size: default 20 → 10'],
    ['a wider format', 'format: int32', 'format: int64', 'harmless: GET /rank/{id}: query size: format int32 → int64'],
    ['fewer values', 'enum: [up, down]', 'enum: [up]', 'breaking: GET /rank/{id}: query sort: value "down" removed'],
    [
      'a type of a result',
      'label: { type: string,',
      'label: { type: [string, "null"],',
      'breaking: GET /rank/{id}: result.list[].label: type string → string | null',
    ],
    [
      'the same in a request',
      'label: { type: string,',
      'label: { type: [string, "null"],',
      'notable: PUT /rank/{id}: body.label: type string → string | null',
    ],
    ['a field removed', 'total: { type: integer }, ', '', 'breaking: GET /rank/{id}: result.total: removed'],
    [
      'a field that may lack',
      'required: [total]',
      'required: []',
      'breaking: GET /rank/{id}: result.total: is optional now',
    ],
    [
      'a field to send',
      'required: [score]',
      'required: [score, label]',
      'breaking: PUT /rank/{id}: body.label: is required now',
    ],
    [
      'the same in a result',
      'required: [score]',
      'required: [score, label]',
      'harmless: GET /rank/{id}: result.list[].label: is always present now',
    ],
    [
      'a value of results',
      'enum: [new, old]',
      'enum: [new, old, x]',
      'notable: GET /rank/{id}: result.list[].state: value "x" added',
    ],
    [
      'another credential',
      'security: [{ key: [] }]',
      'security: [{ key: [], more: [] }]',
      'breaking: GET /rank/{id}: needs other credentials',
    ],
    [
      'no credential',
      'security: [{ key: [] }]',
      'security: []',
      'harmless: GET /rank/{id}: needs fewer credentials, or accepts more kinds',
    ],
    ['another server', 'https://a.example', 'https://b.example', 'notable: server https://a.example: removed'],
    [
      'a status removed',
      "'200': { description: Done }",
      "'204': { description: Done }",
      'breaking: PUT /rank/{id}: result: removed',
    ],
    [
      'another operation id',
      'operationId: getRank',
      'operationId: readRank',
      'notable: GET /rank/{id}: operation id getRank → readRank',
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
