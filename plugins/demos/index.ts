import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { SHARED_STYLES, swizzleConfig, themeOf } from '../shared/pluginFiles';
import type { DemoOptions } from './options';

export { COMPONENTS as DEMO_COMPONENTS } from './core/listUses';
export type { DemoAsset, DemoData, DemoDependency, DemoOnPage, DemoSource } from './core/types';
export { createDemos, type Demos, type DemosOfPages } from './createDemos';
export { type DemoAction, type DemoOptions, demoOptionsSchema, validateOptions } from './options';

/** The components that show demos. The docs plugin finds the demos, with `createDemos`. */
export default function demos(context: LoadContext, { actions }: DemoOptions): Plugin {
  return {
    name: 'demos',
    ...themeOf(__dirname, 'demos', context),
    getClientModules: () => [...SHARED_STYLES],
    async contentLoaded({ actions: { createData } }) {
      await createData('settings.json', { actions });
      await createData('designTool.js', writeDesignTool(context.siteDir));
    },
  };
}

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
    },
  });
