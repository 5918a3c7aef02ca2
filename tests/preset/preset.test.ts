import type { LoadContext } from '@docusaurus/types';
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
