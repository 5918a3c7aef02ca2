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
  expect(listReachable({ targets }, ADDRESSES).sources).toEqual(reachable);
});

it('readers reach the proxy of the site', () => {
  expect(listReachable({ targets: ['page'], proxy: 'https://proxy.example/?url=' }, []).sources).toEqual([
    'https://proxy.example',
  ]);
});

it.each([
  ["https://x.example;script-src 'unsafe-inline' *", []],
  ['https://x.example;require-trusted-types-for', []],
  ['https://x.example" always; #', []],
  ['https://bücher.example/v1', ['https://xn--bcher-kva.example']],
  ['https://{r}ü.example.com', ['https://*.example.com']],
  ['https://{region}example.com', ['https:']],
  ['http://*.com', ['http:']],
  ['{scheme}://api.example.com', ['https://api.example.com']],
  ['https://user:{key}@api.example.com:8443/{path}', ['https://api.example.com:8443']],
])('a policy names no more of %s than its host', (address, reachable) => {
  const { sources, open } = listReachable({ targets: ['servers'] }, [address]);
  expect(sources).toEqual(reachable);
  expect(open).toEqual(/^https?:$/.test(String(reachable)) ? [address] : []);
});
