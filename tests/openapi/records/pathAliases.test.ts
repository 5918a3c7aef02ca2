import { expect, it } from 'vitest';
import { pathAliases } from '../../../plugins/openapi/core/records/pathAliases';

it.each([
  ['/timestamp', ['/timestamp']],
  ['/rank/page/{id}', ['/rank/page/{id}', '/rank/page', '/page/{id}', '/page']],
  ['/users/{id}/posts', ['/users/{id}/posts', '/posts']],
  ['/{a}/{b}', ['/{a}/{b}']],
  ['newPet', ['newPet', '/newPet']],
  ['/', ['/']],
])('%s is meant by %j', (path, aliases) => {
  expect(pathAliases(path)).toEqual(aliases);
});
