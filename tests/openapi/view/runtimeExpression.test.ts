import { describe, expect, test } from 'vitest';
import { readRuntimeText } from '../../../plugins/openapi/core/view/runtimeExpression';

describe('a runtime expression', () => {
  test.each([
    ['$url', { of: 'url' }],
    ['$method', { of: 'method' }],
    ['$statusCode', { of: 'statusCode' }],
    ['$request.header.X-Trace', { of: 'request.header', name: 'X-Trace' }],
    ['$request.query.id', { of: 'request.query', name: 'id' }],
    ['$request.path.user id', { of: 'request.path', name: 'user id' }],
    ['$request.body', { of: 'request.body' }],
    ['$request.body#/list/0/id', { of: 'request.body', name: 'list[0].id' }],
    ['$response.header.Location', { of: 'response.header', name: 'Location' }],
    ['$response.body', { of: 'response.body' }],
    ['$response.body#', { of: 'response.body' }],
    ['$response.body#/data', { of: 'response.body', name: 'data' }],
    ['$response.body#/a~1b/c d/名', { of: 'response.body', name: '["a/b"]["c d"].名' }],
  ])('%s is read', (text, expression) => {
    expect(readRuntimeText(text)).toEqual([expression]);
  });

  test.each([
    ['{$request.body#/url}?x={$url}', [{ of: 'request.body', name: 'url' }, '?x=', { of: 'url' }]],
    ['https://a.example/{$response.body#/id}', ['https://a.example/', { of: 'response.body', name: 'id' }]],
  ])('in braces, within %s', (text, pieces) => {
    expect(readRuntimeText(text)).toEqual(pieces);
  });

  test.each([
    '',
    'plain',
    '5',
    '{id}',
    '$',
    '$URL',
    '$url2',
    '$request',
    '$request.cookie.a',
    '$request.query.',
    '$request.header.a b',
    '$response.query.id',
    '$response.body/data',
    '$response.body#data',
    '$response.body#/a~2',
    '{$url} and {$nothing}',
  ])('%j is none, or has one that is not valid', (text) => {
    expect(readRuntimeText(text)).toBeUndefined();
  });
});
