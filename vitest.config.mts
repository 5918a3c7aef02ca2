import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configDefaults, defineConfig, type Plugin } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const UNIT = 'tests/**/*.test.{ts,tsx}';
/** Of the built site, and of sites that the tests build. */
const BROWSER = [
  'tests/e2e/**/*.test.ts',
  'tests/openapi/documentCommand/document.test.ts',
  'tests/package/package.test.ts',
  'tests/browsers/journey.test.ts',
];
/** Of `npm run test:browsers`, with what takes minutes. */
const ALL_BROWSERS = 'tests/browsers/*.test.ts';

/** Tests that replace modules: what they replace must not reach other tests. */
const REPLACING = readdirSync(join(import.meta.dirname, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => join(import.meta.dirname, 'tests', file))
  .filter((file) => readFileSync(file, 'utf8').includes('vi.mock('));

/** Whole sites, the whole package, programs, hundreds of mutations: seconds each, and as much as all other unit tests. */
const WHOLE = [
  'check/mutations/mutations',
  'package/publish',
  'shapes/shapes',
  'mcp/mcp',
  'openapi/texts/texts',
  'openapi/documentCommand/pages',
  'shared/commandLine',
  'search/shards',
  'samples/server-languages',
  'sandbox/server/sandboxCommand',
  'samples/client-languages',
  'fuzz/fuzz',
  'backend/model/model',
  'search/export',
  'check/ownSite',
  'bench/processes',
  'samples/compiled-languages',
  'document/read/read.fuzz',
  'docs/versions/versions',
  'readmes/examples',
  'navigation/site',
  'bench/against/checkouts',
  'shapes/alone',
];

const WHOLE_FILES = WHOLE.map((name) => `tests/${name}.test.ts`);

/** Started last, one of these would run alone while the other worker has nothing left to do. */
const LONG = [
  'package/package',
  'documentCommand/document',
  'e2e/author-dev',
  'e2e/console',
  'e2e/runtime',
  'e2e/console-servers',
  'e2e/console-world',
  'e2e/demos',
  'e2e/demos-site',
  'e2e/search',
  'e2e/access',
  'e2e/tabs',
  ...WHOLE,
  'check/rules/rules',
  'openapi/pages/layout',
  'openapi/preview',
  'backend/contract/server',
  'openapi/pages/memory',
];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return place === -1 ? LONG.length : place;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

/** Ceilings, far above what anything takes: the machine may be busy with other things. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };

const THEMES = readdirSync(join(import.meta.dirname, 'plugins')).map((name) =>
  join(import.meta.dirname, 'plugins', name, 'theme'),
);

/** What Docusaurus does for a site: finds the component of ours that is imported as `@theme/…`. */
const ownTheme: Plugin = {
  name: 'own-theme',
  enforce: 'pre',
  resolveId(from) {
    if (!from.startsWith('@theme/')) return undefined;
    const endings = ['.tsx', '.ts', '/index.tsx', '/index.ts'];
    const name = from.slice('@theme/'.length);
    return THEMES.flatMap((theme) => endings.map((ending) => join(theme, name + ending))).find(existsSync);
  },
};

const COMPILER = join(import.meta.dirname, 'plugins/lib/node/messages/core/compileModule.js');
const RUNTIME = join(import.meta.dirname, 'plugins/shared/messages/formatMessage.ts');

/** What plugins/messages does in a build. */
const compiledMessages: Plugin = {
  name: 'compiled-messages',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/](theme|src)[\\/].*\.tsx?$/, code: 'formatMessage(' },
    async handler(code) {
      const { compileModule } = (await import(COMPILER)) as typeof import('./plugins/messages/core/compileModule');
      return compileModule(code, { locale: 'en', defaultLocale: 'en', translations: {}, runtime: RUNTIME });
    },
  },
};

const unit = {
  ...patience,
  setupFiles: ['tests/fuzz/setup.ts'],
  maxWorkers: '100%',
  // Half of the values of a test are garbage soon: a larger nursery is swept less often.
  execArgv: ['--max-semi-space-size=64'],
};

const browser = {
  ...patience,
  globalSetup: ['tests/e2e/support/setup.ts'],
  setupFiles: ['tests/e2e/support/explainFailures.ts'],
  isolate: false,
  // One browser serves them all.
  maxWorkers: 2,
  sequence: { groupOrder: 1 },
};

/** Parsers of Markdown have a slow variant for their own developers, which Vitest prefers to the one that is used. */
const usualParsers: Plugin = {
  name: 'usual-parsers',
  configResolved({ ssr }) {
    if (ssr.resolve) ssr.resolve.conditions = ['node'];
  },
};

/**
 * Tests of the code, and tests of built sites in a browser; `--project unit*` or `--project e2e` runs one kind.
 * Unit tests share the modules that they import, but for those that replace some; `unit-whole` is for those that take long.
 */
export default defineConfig({
  resolve: { alias: { '@livespec/docusaurus/backend': join(import.meta.dirname, 'plugins/sandbox/backend.ts') } },
  test: {
    globalSetup: ['tests/helpers/temporaryFolder.ts', 'tests/helpers/compilePlugins.ts'],
    sequence: { sequencer: LongFirst },
    projects: [
      {
        plugins: [ownTheme, compiledMessages, usualParsers],
        test: {
          ...unit,
          name: 'unit',
          include: [UNIT],
          exclude: [...configDefaults.exclude, ...BROWSER, ALL_BROWSERS, ...REPLACING, ...WHOLE_FILES],
          isolate: false,
        },
      },
      {
        plugins: [ownTheme, compiledMessages, usualParsers],
        test: { ...unit, name: 'unit-whole', include: WHOLE_FILES, isolate: false },
      },
      {
        plugins: [ownTheme, compiledMessages, usualParsers],
        test: { ...unit, name: 'unit-mocks', include: REPLACING },
      },
      { test: { ...browser, name: 'e2e', include: BROWSER } },
      { test: { ...browser, name: 'browsers', include: [ALL_BROWSERS], env: { ENGINES: 'all' } } },
    ],
  },
});
