import type { LoadContext } from '@docusaurus/types';
import { expect, it } from 'vitest';
import preset from '../../plugins/preset';

const contextWith = (presets: unknown[]) => ({ siteConfig: { presets } }) as unknown as LoadContext;

it.each(['classic', '@docusaurus/preset-classic', ['classic', { docs: {} }]])(
  'refuses to stand beside %j',
  (classic) => {
    expect(() => preset(contextWith([classic, '@livespec/docusaurus']), {})).toThrow('Take the classic one out');
  },
);

it('names a wrong option and the nearest right one', () => {
  expect(() => preset(contextWith([null, '@livespec/docusaurus']), { api: { sepc: 'a.yaml' } as object })).toThrow(
    /sepc.*`?spec`?/s,
  );
});
