import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { eject, wrap } from '@docusaurus/core/lib/commands/swizzle/actions.js';
import { getThemeComponents } from '@docusaurus/core/lib/commands/swizzle/components.js';
import { loadPluginVersion } from '@docusaurus/core/lib/server/siteMetadata.js';
import { loadThemeAliases } from '@docusaurus/core/lib/webpack/aliases/index.js';
import type { LoadContext, SwizzleConfig } from '@docusaurus/types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { themeOf } from '../../plugins/shared/pluginFiles';
import { listSources, ROOT } from '../helpers/sources';

const NAMES = [
  'appearance',
  'console',
  'demos',
  'docs',
  'markdown',
  'navigation',
  'openapi',
  'runtime',
  'sandbox',
  'search',
  'tabs',
];
const LIB = join(ROOT, 'plugins/lib');
const load = createRequire(import.meta.url);

function pluginOf(name: string) {
  const folder = join(LIB, 'node', name);
  const { getThemePath, getTypeScriptThemePath } = themeOf(folder, name, {} as LoadContext);
  const { getSwizzleConfig } = load(join(folder, 'index.js')) as { getSwizzleConfig: () => SwizzleConfig };
  return {
    path: folder,
    getThemePath: getThemePath as () => string,
    sources: getTypeScriptThemePath?.() ?? '',
    config: getSwizzleConfig(),
  };
}

const PLUGINS = NAMES.map(pluginOf);
let siteDir = '';

beforeAll(async () => {
  siteDir = await realpath(await mkdtemp(join(tmpdir(), 'swizzle-')));
});

afterAll(() => rm(siteDir, { recursive: true }));

const aliases = () => loadThemeAliases({ siteDir, plugins: PLUGINS as never });

it.each(NAMES)('plugin-%s is a theme of its own, with its components for both languages', async (name) => {
  const { path, getThemePath, sources, config } = pluginOf(name);
  expect(await loadPluginVersion(join(path, 'index.js'), siteDir)).toMatchObject({
    type: 'package',
    name: `@livespec/docusaurus/plugin-${name}`,
  });
  const themeName = name;
  const [compiled, written] = await Promise.all(
    [getThemePath(), sources].map((themePath) => getThemeComponents({ themeName, themePath, swizzleConfig: config })),
  );
  expect(written?.all).toEqual(compiled?.all);
  expect(Object.keys(config.components).filter((component) => !compiled?.all.includes(component))).toEqual([]);
});

it('a wrapper takes the place of a component for those that show it, and has the original', async () => {
  const component = 'ApiOperation/Badges';
  const { getThemePath } = pluginOf('openapi');
  const { createdFiles } = await wrap({
    siteDir,
    themePath: getThemePath(),
    componentName: component,
    typescript: true,
  });
  const found = await aliases();
  expect([found[`@theme/${component}`]]).toEqual(createdFiles);
  expect(found[`@theme-original/${component}`]).toBe(join(getThemePath(), `${component}.js`));
  const user = readFileSync(join(getThemePath(), 'ApiOperation/pieces.js'), 'utf8');
  expect(user).toContain(`from "@theme/${component}"`);
});

it('a copy of a component finds all that it imports', async () => {
  const themePath = pluginOf('openapi').sources;
  const { createdFiles } = await eject({ siteDir, themePath, componentName: 'ApiOperation', typescript: true });
  expect(createdFiles).toContain(join(siteDir, 'src/theme/ApiOperation/Samples.tsx'));
  const sources = PLUGINS.flatMap((plugin) =>
    readdirSync(plugin.sources, { recursive: true, encoding: 'utf8' }).map((path) => join(plugin.sources, path)),
  );
  const found = await aliases();
  const missing = [...createdFiles, ...sources.filter((file) => /\/theme\/[A-Z].*\.tsx?$/.test(file))].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:\bfrom|^import|\bimport\() ?'([^']+)'/gm)]
      .map(([, from = '']) => from)
      .filter((from) => !isThere(from, file, found))
      .map((from) => `${file} imports ${from}`),
  );
  expect(missing).toEqual([]);
});

/** Checks relative, theme and package imports; ignores others. */
function isThere(from: string, file: string, found: Record<string, string>): boolean {
  if (from.startsWith('.')) return existsSync(join(dirname(file), from));
  const [, client] = /^@livespec\/docusaurus\/client\/(.*)/.exec(from) ?? [];
  const endings = ['.ts', '.tsx', '/index.ts'];
  if (client !== undefined) return endings.some((ending) => existsSync(join(ROOT, 'plugins', client + ending)));
  return !/^@theme\/(Api|DocTabs|Search|Header|Drawer|Social|PageFoot|Assumed|Operation)/.test(from) || from in found;
}

it('the components of themes are imported as @theme, and only as default exports', () => {
  const wrong = listSources('plugins', /\.tsx?$/)
    .filter((file) => /^plugins\/[^/]+\/theme\/[A-Z]/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8');
      const relatives = [...text.matchAll(/from '(\.[^']*)'/g)]
        .map(([, from = '']) => from)
        .filter((from) => /^plugins\/[^/]+\/theme\//.test(join(dirname(file), from)));
      const named = [...text.matchAll(/^import (?!type)[^;]*?\{([^}]*)\} from '@theme\/([^']+)'/gm)].flatMap(
        ([, names = '', component = '']) =>
          names.split(',').every((name) => /^\s*(type .*)?$/.test(name)) || !isComponent(component) ? [] : [component],
      );
      return [...relatives, ...named].map((from) => `${file} imports ${from}`);
    });
  expect(wrong).toEqual([]);
});

function isComponent(name: string): boolean {
  return NAMES.some((plugin) =>
    ['.tsx', '/index.tsx'].some((ending) => {
      const file = join(ROOT, 'plugins', plugin, 'theme', name + ending);
      return existsSync(file) && /^export default/m.test(readFileSync(file, 'utf8'));
    }),
  );
}
