import { expect, it } from 'vitest';
import { hashLink } from '../../plugins/shared/browser/hashLinks';
import { pageInHash } from '../../plugins/shared/browser/pageInHash';

it.each([
  ['#/guide#id', '#/guide'],
  ['#/guide?tab=a#id', '#/guide?tab=a'],
  ['#/', '#/'],
  ['#id', ''],
  ['', ''],
])('the page in the hash %j is %j', (hash, page) => {
  expect(pageInHash(hash)).toBe(page);
});

it.each([
  ['#id', '#/guide#id'],
  ['#id.of/a.field', '#/guide#id.of/a.field'],
  ['./api/pets#list', '#/api/pets#list'],
  ['/api/pets?tab=a', '#/api/pets?tab=a'],
  // The router's own, files, and other sites.
  ['#/api', undefined],
  ['./api/openapi.yaml', undefined],
  ['https://x.example/api', undefined],
  ['//x.example/api', undefined],
])('the hash router gets for %j %j', (href, expected) => {
  expect(hashLink(href, '#/guide')).toBe(expected);
});
