import type { Plugin } from '@docusaurus/types';

/** What a plugin of Docusaurus adds to the bundler's configuration. */
export type BundlerConfig = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;

type Falsy = false | '' | 0 | null | undefined;

/** A plugin that is an object. */
export type BundlerPlugin = Exclude<
  NonNullable<BundlerConfig['plugins']>[number],
  Falsy | ((this: never, compiler: never) => void)
>;
