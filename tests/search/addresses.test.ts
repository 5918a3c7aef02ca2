import { describe, expect, test } from 'vitest';
import { createAddresses } from '../../plugins/search/core/addresses';
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
  { kind: 'parameter', name: 'rank', aliases: [], owner: 'GET /api/v1/rank/page/{id}', link: '/' },
]);

const found = (text: string) => find(text.split(' ')).map(({ name }) => name);

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
    ['/invite/generate/', ['POST /api/v1/invite/generate']],
  ])('%s', (text, names) => {
    expect(found(text)).toEqual(names);
  });

  test.each(['/', '//', 'https://a.example', '/7', '/page/7/8', 'and/or', 'rank', '/rank/page/7/more'])(
    '%s is of no operation',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );
});
