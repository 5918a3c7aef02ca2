import type { LoadContext } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import runtime from '../../plugins/runtime';

function cacheOf(folder: string): unknown {
  const context = { siteDir: '/site', generatedFilesDir: folder, i18n: { currentLocale: 'en' } } as LoadContext;
  const config = { experiments: { cache: { type: 'persistent', version: 'client-en' } } } as object;
  const utils = { currentBundler: { name: 'webpack' } } as never;
  return runtime(context, {}).configureWebpack?.(config, false, utils, {});
}

describe('the cache of the bundler', () => {
  it('is another one with other generated files, which cached modules import', () => {
    const version = (name: string) => ({ experiments: { cache: { type: 'persistent', version: name } } });
    const of = (folder: string) => version(expect.stringMatching(`^client-en-${folder}-[\\da-f]{8}$`));
    expect(cacheOf('/site/.docusaurus')).toMatchObject(of('.docusaurus'));
    expect(cacheOf('/site/.docusaurus/build-en')).toMatchObject(of('.docusaurus/build-en'));
  });
});
