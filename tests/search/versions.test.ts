import { describe, expect, it } from 'vitest';
import { chooseVersion, isSearched, type SearchVersions } from '../../plugins/search/core/versions/chooseVersion';
import { tinySite } from './support/tinySite';

const address = () => '/index.json';
const VERSIONS: SearchVersions = {
  'docs-default-current': { docs: 'default', label: 'Next', path: '/docs/next', address },
  'docs-default-2.0': { docs: 'default', label: '2.0', path: '/docs' },
  'docs-default-1.0': { docs: 'default', label: '1.0', path: '/docs/1.0', address },
  'docs-sdk-2': { docs: 'sdk', label: '2', path: '/sdk' },
  'docs-sdk-1': { docs: 'sdk', label: '1', path: '/sdk/1', address },
};

describe('a reader searches', () => {
  it.each([
    ['the version of the page', 'docs-default-2.0', ['docs-default-2.0', 'docs-sdk-1'], 'docs-default-2.0'],
    ['the version that was chosen before', undefined, ['docs-default-1.0', 'docs-sdk-2'], 'docs-default-1.0'],
    ['the version of the other docs that was chosen', undefined, ['docs-default-2.0', 'docs-sdk-1'], 'docs-sdk-1'],
    ['the last version', undefined, ['docs-default-2.0', 'docs-sdk-2'], 'docs-default-2.0'],
    [
      'the last version, if the address names one that is gone',
      'docs-default-0.9',
      ['docs-default-2.0'],
      'docs-default-2.0',
    ],
    ['everything, if no docs have versions', 'docs-blog-current', ['docs-blog-current'], undefined],
  ])('%s', (_what, own, others, expected) => {
    expect(chooseVersion(own, others, VERSIONS)?.tag).toBe(expected);
  });

  it.each([
    ['docs-default-1.0', ['/docs/1.0/a', '/docs/1.0', '/sdk/a', '/blog']],
    ['docs-default-2.0', ['/docs/a', '/sdk/a', '/blog']],
    ['docs-sdk-1', ['/docs/a', '/sdk/1/a', '/blog']],
  ])('pages of %s, and the last ones of other docs', (tag, expected) => {
    const links = ['/docs/1.0/a', '/docs/1.0', '/docs/a', '/docs/next/a', '/sdk/a', '/sdk/1/a', '/blog'];
    const chosen = chooseVersion(tag, [], VERSIONS);
    expect(links.filter((link) => isSearched(link, chosen, VERSIONS))).toEqual(expected);
  });
});

it('each version has an index of its own pages', async () => {
  const { data } = await tinySite({
    'docs/index.mdx': '# Animals\n',
    'versioned_docs/version-1.0/index.mdx': '# Pets\n',
    'versions.json': '["1.0"]',
  });
  const files = await data();
  expect(files.get('search-index.json')).toContain('Pets');
  expect(files.get('search-index.json')).not.toContain('Animals');
  expect(files.get('search-index-0.json')).toContain('Animals');
  expect(files.get('search-index-0.json')).not.toContain('Pets');
  expect(files.get('search-versions.js')).toBe(`export default {
  "docs-default-current": { docs: "default", label: "Next", path: "/doc/next", popular: [], address: () => new URL('@generated/search/default/search-index-0.json', import.meta.url).href },
  "docs-default-1.0": { docs: "default", label: "1.0", path: "/doc/" },
};
`);
});

it('docs with a single version have one index', async () => {
  const { data } = await tinySite({ 'docs/index.mdx': '# Animals\n' });
  const files = await data();
  expect(files.get('search-versions.js')).toBe('export default {\n};\n');
  expect([...files.keys()].filter((name) => name.startsWith('search-index'))).toEqual(['search-index.json']);
});
