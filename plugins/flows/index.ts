import type { LoadContext, Plugin } from '@docusaurus/types';
import { refuseOptions } from '../shared/checkOptions';
import { swizzleConfig, themeOf } from '../shared/pluginFiles';

/** Only pages of workflows need them: however many there are, other pages do not load them. */
const OWN_CHUNK = {
  name: 'flows',
  chunks: 'async',
  minChunks: 2,
  minSize: 0,
  priority: 45,
  test: /[\\/]lib[\\/]pages[\\/]flows[\\/]/,
} as const;

/** Plays workflows in their pages, which the preset makes. */
export default function flows(context: LoadContext): Plugin {
  return {
    name: 'flows',
    ...themeOf(__dirname, 'flows', context),
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { optimization: { splitChunks: { cacheGroups: { flows: OWN_CHUNK } } } },
  };
}

export const getSwizzleConfig = () =>
  swizzleConfig({
    wrap: {
      FlowStart: 'The inputs of a workflow, and what opens its player',
      FlowStep: 'A step of a workflow, with what became of it',
      FlowOutputs: 'The outputs of a workflow, with their values',
    },
  });

export const validateOptions = refuseOptions(
  '@livespec/docusaurus/plugin-flows',
  ' See the option `flows` of the preset.',
);
