import { expect, it } from 'vitest';
import { listReachable } from '../../plugins/console/core/reachable';

const ADDRESSES = [
  'https://api.example.com/v1',
  'https://API.example.com/v2',
  'https://{region}.example.com:{port}/v1',
  'http://localhost:8080',
  '//cdn.example.com/x',
  '/relative',
  'api.example.com/no-scheme',
  'https://user@{tenant}.{host}/a',
];

it.each([
  [['page'], []],
  [['page', 'local'], ['http://127.0.0.1:*']],
  [
    ['servers'],
    [
      'https://api.example.com',
      'https://*.example.com:*',
      'http://localhost:8080',
      'https://cdn.example.com',
      'https:',
    ],
  ],
  [
    ['servers', 'other'],
    ['https:', 'http:'],
  ],
])('readers with the targets %j reach %j', (targets, reachable) => {
  expect(listReachable({ targets }, ADDRESSES)).toEqual(reachable);
});

it('readers reach the proxy of the site', () => {
  expect(listReachable({ targets: ['page'], proxy: 'https://proxy.example/?url=' }, [])).toEqual([
    'https://proxy.example',
  ]);
});
