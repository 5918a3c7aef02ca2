import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PLUGINS } from '../readmes/support/listPlugins';
import { listUnresolved } from './support/listUnresolved';
import { loadShape } from './support/loadShape';
import { createSite } from './support/site';

/** Those that need others, and that add nothing to a page. */
const ALONE = PLUGINS.filter((name) => !['console', 'preset', 'sandbox', 'check'].includes(name));

/** Loaded only where the page of all results is wanted, which brings the theme of another package. */
const OF_ALL_RESULTS = /\/search\/theme\/(?:words|SearchPage)\//;

beforeEach(() => void vi.stubEnv('NODE_ENV', 'production'));
afterEach(() => void vi.unstubAllEnvs());

async function loadAlone(name: string) {
  const config = {
    title: 'Alone',
    url: 'https://alone.example',
    baseUrl: '/',
    future: { v4: true },
    presets: [['classic', { docs: false, blog: false }]],
    plugins: [`@livespec/docusaurus/plugin-${name}`],
  };
  const files = {
    'docusaurus.config.cjs': `module.exports = ${JSON.stringify(config)};\n`,
    'docs/index.md': '# Alone\n',
  };
  const siteDir = await createSite(files, ['docs', 'blog', 'sidebars.js']);
  return loadShape(siteDir, 'docusaurus.config.cjs', 'en');
}

it.each(ALONE)('a site with nothing but plugin-%s has all that its pages import', async (name) => {
  const { props, missing, aliases, written } = await loadAlone(name);
  expect(props.routesPaths).toContain('/');
  expect(missing).toEqual([]);
  const unresolved = await listUnresolved(props.plugins, aliases);
  expect(unresolved.filter((line) => !OF_ALL_RESULTS.test(line))).toEqual([]);
  expect(unresolved.some((line) => OF_ALL_RESULTS.test(line))).toBe(name === 'search');
  if (name === 'markdown') expect(await written('index.md')).toContain('<https://alone.example/>');
});
