import { join } from 'node:path';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { expect, it } from 'vitest';
import preset from '../../plugins/preset';

const contextWith = (presets: unknown[]) => ({ siteConfig: { presets } }) as unknown as LoadContext;

it.each(['classic', '@docusaurus/preset-classic', ['classic', { docs: {} }]])(
  'cannot be used together with %j',
  (classic) => {
    expect(() => preset(contextWith([classic, '@livespec/docusaurus']), {})).toThrow('Take the classic one out');
  },
);

it('has the options of the docs beside those of the classic preset', () => {
  const options = { classic: { docs: {} } as object };
  expect(() => preset(contextWith([]), options)).toThrow('"classic.docs" is not allowed: use `docs`');
});

it('names a wrong option and the nearest right one', () => {
  expect(() => preset(contextWith([null, '@livespec/docusaurus']), { api: { sepc: 'a.yaml' } as object })).toThrow(
    /sepc.*`?spec`?/s,
  );
});

it('does not bring a second search', () => {
  const context = { siteConfig: { presets: [], themeConfig: { algolia: {} } } } as unknown as LoadContext;
  expect(() => preset(context, { search: {} })).toThrow('Remove one of them.');
});

it('loads the styles of the site after those of all plugins', async () => {
  // It names the files of the other plugins, which are compiled.
  const COMPILED = join(__dirname, '../../plugins/lib/node/preset/index.js');
  const { default: compiled } = (await import(COMPILED)) as { default: { default: typeof preset } };
  const siteConfig = { presets: [], themeConfig: {}, future: { v4: {} } };
  const context = { siteDir: '/site', siteConfig } as unknown as LoadContext;
  const themesWith = (theme: object) => compiled.default(context, { classic: { theme } }).themes ?? [];
  const styles = themesWith({ customCss: ['a.css', './b.css'] }).at(-1) as PluginModule;
  const { getClientModules } = styles(context, {}) as Plugin;
  expect(getClientModules?.()).toEqual(['/site/a.css', '/site/b.css']);
  expect(JSON.stringify(themesWith({ customCss: 'a.css' }))).not.toContain('a.css');
  expect(themesWith({}).length).toBe(themesWith({ customCss: 'a.css' }).length - 1);
  expect(() => themesWith({ customCss: 5 })).toThrow('"classic.theme.customCss" must be');
});
