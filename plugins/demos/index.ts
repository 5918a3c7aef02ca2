import type { LoadContext, Plugin } from '@docusaurus/types';
import { linkModules, SHARED_STYLES, swizzleConfig, themeOf } from '../shared/pluginFiles';
import { chooseActions, findTools, writeTools } from './actionTools';
import type { DemoOptions } from './options';

export { demoId } from './core/demoId';
export { COMPONENTS as DEMO_COMPONENTS } from './core/listUses';
export { openComment } from './core/readComment';
export type { DemoAsset, DemoData, DemoDependency, DemoOnPage, DemoSource } from './core/types';
export { createDemos, type Demos, type DemosOfPages } from './createDemos';
export { type DemoAction, type DemoOptions, demoOptionsSchema, validateOptions } from './options';

/** The components that show demos. The docs plugin finds the demos, with `createDemos`. */
export default function demos(context: LoadContext, options: DemoOptions): Plugin {
  const { siteDir } = context;
  const tools = findTools(siteDir);
  const chosen = chooseActions(options.actions, tools);
  return {
    name: 'demos',
    ...themeOf(__dirname, 'demos', context),
    getClientModules: () => [...SHARED_STYLES, ...linkModules(context)],
    configureWebpack: () => ({ module: { rules: [SITE_FILES] } }),
    async contentLoaded({ actions: { createData } }) {
      await createData('settings.json', { actions: chosen, editorOrigin: options.editorOrigin });
      await createData('tools.js', writeTools(tools));
    },
  };
}

/** What is fetched on demand. */
export const DEMO_FILES = /[\\/](demos[\\/][^\\/]+\.json|html2sketch\.min\.js)$/;

const SITE_FILES = {
  test: DEMO_FILES,
  dependency: 'url',
  type: 'asset/resource',
  generator: { filename: 'assets/demos/[name].[contenthash][ext]' },
};

export const getSwizzleConfig = () =>
  swizzleConfig({
    wrap: {
      Demo: 'A live demo with its code and actions',
      DemoGrid: 'Several demos side by side',
      DemoPage: 'The separate page of a demo',
      EmbeddedEditor: 'A project in an editor on the page',
      'EmbeddedEditor/Controls': 'The controls of an editor that is open',
      'EmbeddedEditor/Failure': 'What an editor could not do, and how to go on',
    },
  });
