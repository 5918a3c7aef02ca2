import { expect, it } from 'vitest';
import { createHashes } from '../../../plugins/runtime/shards/slimRoutes';

it('gives one hash to addresses with one route, in both files alike', () => {
  const paths = ['/a-1b2', '/a--3c4', '/docs-5d6', '/docs-7e8', "/it's-9f0"];
  const hashes = createHashes(Object.fromEntries(paths.map((path) => [path, { __comp: path }])));
  expect(Object.keys(hashes.inNames())).toEqual(['/a-0', '/a--0', '/docs-5d6', '/docs-7e8', "/it's-9f0"]);
  const routes = "ComponentCreator('/a', '1b2') ComponentCreator('/docs', '5d6') ComponentCreator('/it\\'s', '9f0')";
  expect(hashes.inRoutes(routes)).toBe(routes.replace('1b2', '0'));
});
