import { describe, expect, test } from 'vitest';
import { createAddresses } from '../../plugins/search/core/engine/addresses';
import type { NameRecord } from '../../plugins/search/core/types';

const operation = (owner: string): NameRecord => {
  return { kind: 'operation', name: owner, aliases: [], owner, link: `/${owner}` };
};

const find = createAddresses([
  ...[
    'GET /api/v1/rank/page/{id}',
    'GET /api/v1/rank/{id}',
    'PUT /api/v1/rank/{id}',
    'POST /api/v1/invite/generate',
  ].map(operation),
  operation('GET /{owner}/{repo}'),
  operation('GET /v1/projects/{id}'),
  operation('POST /v1/projects/{id}:cancel'),
  { kind: 'parameter', name: 'rank', aliases: [], owner: 'GET /api/v1/rank/page/{id}', link: '/' },
]);

const found = (text: string) => find(text).map(({ name }) => name);

describe('an address', () => {
  test.each([
    ['/rank/page/7', ['GET /api/v1/rank/page/{id}']],
    ['rank/page/7', ['GET /api/v1/rank/page/{id}']],
    ['https://a.example/api/v1/rank/page/7?session_key=x#y', ['GET /api/v1/rank/page/{id}']],
    ['"https://a.example/API/v1/rank/page/level%201"', ['GET /api/v1/rank/page/{id}']],
    ['/proxy/api/v1/rank/7', ['GET /api/v1/rank/{id}', 'PUT /api/v1/rank/{id}']],
    ['PUT /api/v1/rank/7', ['PUT /api/v1/rank/{id}']],
    ['curl -X put https://a.example/api/v1/rank/7', ['PUT /api/v1/rank/{id}']],
    ['delete /api/v1/rank/7', ['GET /api/v1/rank/{id}', 'PUT /api/v1/rank/{id}']],
    ['"/api/v1/rank/7"', ['GET /api/v1/rank/{id}', 'PUT /api/v1/rank/{id}']],
    ["axios.put('/api/v1/rank/7');", ['GET /api/v1/rank/{id}', 'PUT /api/v1/rank/{id}']],
    ["wx.request({ url: 'https://a.example/api/v1/rank/page/7',", ['GET /api/v1/rank/page/{id}']],
    ['see https://a.example/api/v1/invite/generate, and', ['POST /api/v1/invite/generate']],
    ['10.0.0.1 - "PUT /api/v1/rank/7 HTTP/1.1" 200', ['PUT /api/v1/rank/{id}']],
    ['`${base}/rank/page/${id}`', ['GET /api/v1/rank/page/{id}']],
    [`https://a.example/api/v1/rank/${'7'.repeat(200)}/page/1`, []],
    ['/v1/projects/7:cancel', ['POST /v1/projects/{id}:cancel']],
    ['/v1/projects/7', ['GET /v1/projects/{id}']],
    ['/invite/generate/', ['POST /api/v1/invite/generate']],
  ])('%s', (text, names) => {
    expect(found(text)).toEqual(names);
  });

  test.each([
    '/',
    '//',
    'https://a.example',
    '/7',
    '/page/7/8',
    'and/or',
    'rank',
    '/rank/page/7/more',
    'rank/pa',
    '/api/v1/ra',
  ])('%s is of no operation', (text) => {
    expect(found(text)).toEqual([]);
  });
});
