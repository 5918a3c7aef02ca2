import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { linkModules, SHARED_STYLES, swizzleConfig, themeOf } from '../shared/pluginFiles';
import type { DemoOptions } from './options';

export { demoId } from './core/demoId';
export { COMPONENTS as DEMO_COMPONENTS } from './core/listUses';
export { openComment } from './core/readComment';
export type { DemoAsset, DemoData, DemoDependency, DemoOnPage, DemoSource } from './core/types';
export { createDemos, type Demos, type DemosOfPages } from './createDemos';
export { type DemoAction, type DemoOptions, demoOptionsSchema, validateOptions } from './options';

/** The components that show demos. The docs plugin finds the demos, with `createDemos`. */
export default function demos(context: LoadContext, { actions, editorOrigin }: DemoOptions): Plugin {
  return {
    name: 'demos',
    ...themeOf(__dirname, 'demos', context),
    getClientModules: () => [...SHARED_STYLES, ...linkModules(context)],
    configureWebpack: () => ({ module: { rules: [SITE_FILES] } }),
    async contentLoaded({ actions: { createData } }) {
      await createData('settings.json', { actions, editorOrigin });
      await createData('designTool.js', writeDesignTool(context.siteDir));
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

/** The address of html2sketch, if it is installed: a static file, which no bundler can read. */
function writeDesignTool(siteDir: string): string {
  const places = createRequire(join(siteDir, 'package.json')).resolve.paths('html2sketch') ?? [];
  const file = places.map((place) => join(place, 'html2sketch/dist/html2sketch.min.js')).find(existsSync);
  if (!file) return 'export default undefined;\n';
  return `export default new URL(${JSON.stringify(file)}, import.meta.url).href;\n`;
}

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
