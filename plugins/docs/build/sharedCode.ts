import { DEMO_FILES, type Demos } from '../../demos';
import type { BundlerConfig } from './bundler';

type Optimization = BundlerConfig['optimization'];

/** Server bundle: without it, each page holds its own copy of the API components, 100 kB. */
export const sharedOnServer: Optimization = {
  splitChunks: { cacheGroups: { default: false, shared: { name: 'shared', chunks: 'async', minChunks: 2 } } },
};

/**
 * Pages that must need a module before it moves to the common chunk. Docusaurus waits for half of all pages, which the
 * components of an API never reach in a site with many guides.
 */
const MANY = 8;

const COMPONENTS_OF_DEMOS = /[\\/]lib[\\/]pages[\\/]demos[\\/]/;

export function sharedInBrowser(site: Optimization, demos: Demos | undefined): Optimization {
  const { common } = (site?.splitChunks || {}).cacheGroups ?? {};
  const { minChunks = MANY } = (common ?? {}) as { minChunks?: number };
  const isOfDemos = (module: object) => {
    const file = 'resource' in module ? String(module.resource) : '';
    return COMPONENTS_OF_DEMOS.test(file) || DEMO_FILES.test(file) || demos?.isShared(file) === true;
  };
  const ofDemos = { name: 'demos', chunks: 'async', minChunks: 2, priority: 45, test: isOfDemos } as const;
  return {
    splitChunks: {
      cacheGroups: { common: { minChunks: Math.min(minChunks, MANY) }, ...(demos && { demos: ofDemos }) },
    },
  };
}
