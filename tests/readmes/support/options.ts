import { Joi } from '@docusaurus/utils-validation';
import { socialLinksSchema } from '../../../plugins/appearance/options';
import { checkPluginSchema } from '../../../plugins/check';
import { consoleOptionsSchema } from '../../../plugins/console';
import { demoOptionsSchema } from '../../../plugins/demos';
import { docsPluginSchema } from '../../../plugins/docs/options';
import { navigationSchema } from '../../../plugins/navigation/options';
import { apiOptionsSchema } from '../../../plugins/openapi';
import { presetOptionsSchema } from '../../../plugins/preset/options';
import { runtimeOptionsSchema } from '../../../plugins/runtime';
import { sandboxOptionsSchema } from '../../../plugins/sandbox/options';
import { searchOptionsSchema } from '../../../plugins/search';
import type { Elsewhere } from './describeOptions';

interface OptionsOfPlugin {
  schema: Joi.ObjectSchema;
  /** The file and the interface whose comments say what they are for. */
  from: readonly [file: string, name: string];
  elsewhere?: Elsewhere;
}

const DOCS_OPTIONS =
  '[the options of the docs plugin](https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs#configuration)';
const CLASSIC_OPTIONS =
  '[the options of the classic preset](https://docusaurus.io/docs/using-plugins#docusauruspreset-classic)';
const optionsOf = (plugin: string) => `[its options](../${plugin}/README.md#options)`;

/** Plugins with options, and the schemas that check them. */
export const OPTIONS: Readonly<Record<string, OptionsOfPlugin>> = {
  appearance: {
    schema: Joi.object({ socialLinks: socialLinksSchema }),
    from: ['plugins/appearance/options.ts', 'AppearanceThemeConfig'],
  },
  check: {
    schema: checkPluginSchema,
    from: ['plugins/check/index.ts', 'CheckPluginOptions'],
    elsewhere: { api: optionsOf('openapi'), docs: DOCS_OPTIONS, sandbox: optionsOf('sandbox') },
  },
  console: { schema: consoleOptionsSchema, from: ['plugins/console/options.ts', 'ConsoleOptions'] },
  demos: { schema: demoOptionsSchema, from: ['plugins/demos/options.ts', 'DemoOptions'] },
  docs: {
    schema: docsPluginSchema,
    from: ['plugins/docs/options.ts', 'DocsPluginOptions'],
    elsewhere: { api: optionsOf('openapi'), docs: DOCS_OPTIONS, demos: optionsOf('demos') },
  },
  navigation: { schema: navigationSchema, from: ['plugins/navigation/options.ts', 'NavigationThemeConfig'] },
  openapi: { schema: apiOptionsSchema, from: ['plugins/openapi/options.ts', 'ApiOptions'] },
  preset: {
    schema: presetOptionsSchema,
    from: ['plugins/preset/options.ts', 'PresetOptions'],
    elsewhere: {
      api: optionsOf('openapi'),
      check: `\`rules\` in ${optionsOf('check')}`,
      classic: CLASSIC_OPTIONS,
      console: optionsOf('console'),
      demos: optionsOf('demos'),
      docs: DOCS_OPTIONS,
      policy: optionsOf('runtime'),
      sandbox: `\`backend\` in ${optionsOf('sandbox')}`,
      search: optionsOf('search'),
    },
  },
  runtime: { schema: runtimeOptionsSchema, from: ['plugins/runtime/options.ts', 'RuntimeOptions'] },
  sandbox: {
    schema: sandboxOptionsSchema,
    from: ['plugins/sandbox/options.ts', 'SandboxPluginOptions'],
    elsewhere: { api: optionsOf('openapi') },
  },
  search: { schema: searchOptionsSchema, from: ['plugins/search/options.ts', 'SearchOptions'] },
};
