import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { Compiler } from 'webpack';
import { pageModule } from '../../shared/pluginFiles';
import { GENERATED, REGISTRY_ENTRY, readGenerated } from './generatedRoutes';
import { moveChunkNames, placeholderOf } from './moveChunkNames';
import { printRoutes, printShard } from './printShards';
import { createHashes, slimMetadata, withoutModuleNames } from './slimRoutes';

interface Rule {
  test: RegExp;
  include?: string[];
  enforce: 'pre';
  use: object[];
}

/**
 * Makes what all pages load of one another less than Docusaurus generates. In a large site, a page loads the routes of its
 * neighbours only, instead of all.
 */
export function rewriteGenerated(
  { generatedFilesDir, baseUrl }: Pick<LoadContext, 'generatedFilesDir' | 'baseUrl'>,
  bundler: 'rspack' | 'webpack',
): { rules: Rule[]; plugins: Array<{ apply(compiler: Compiler): void }> } {
  const store = pageModule(__dirname, '../browser/shards');
  const generated = readGenerated(generatedFilesDir, baseUrl);
  const dependencies = GENERATED.map((name) => join(generatedFilesDir, name));

  // Pages of the debug plugin show what others leave out.
  const isDebugged = () => Object.keys(generated().chunkNames).some((key) => key.includes('/__docusaurus/debug-'));
  const movesChunks = bundler === 'rspack';

  const rules = [
    ruleFor('routes.js', (source, query) => {
      const { plan, docs, ...parts } = generated();
      if (!plan) return createHashes(parts.chunkNames).inRoutes(source);
      const index = Number(new URLSearchParams(query).get('shard') ?? -1);
      const shard = plan.shards[index];
      if (!shard) return printRoutes(plan, store);
      const chunks = movesChunks ? placeholderOf(index) : undefined;
      return printShard(shard, { ...parts, docs: docs[index] ?? {}, store, ...(chunks !== undefined && { chunks }) });
    }),
    ruleFor('globalData.json', (source) => {
      const { plan, globalData } = generated();
      return plan ? JSON.stringify(globalData) : source;
    }),
    ruleFor('registry.js', (source) => {
      const gone = new Set(generated().plan?.shards.flatMap(({ modules }) => modules));
      const rest = source.replace(REGISTRY_ENTRY, (entry, name: string) => (gone.has(name) ? '' : entry));
      return isDebugged() ? rest : withoutModuleNames(rest);
    }),
    ruleFor('routesChunkNames.json', () => {
      const { plan, chunkNames } = generated();
      return JSON.stringify(plan ? plan.chunkNames : createHashes(chunkNames).inNames());
    }),
    ruleFor('site-metadata.json', (source) => (isDebugged() ? source : slimMetadata(source))),
    ruleForClient('preload', (source) =>
      replace(
        source,
        'export default function preload(',
        `import { loadRoutes } from ${JSON.stringify(store)};
export default (pathname) => loadRoutes(pathname).then(() => preload(pathname));
function preload(`,
      ),
    ),
    ruleForClient('docusaurus', (source) =>
      replace(
        source,
        /^const docusaurus = \{\s*prefetch,/m,
        `import { loadRoutes } from ${JSON.stringify(store)};
const docusaurus = { prefetch: (path) => loadRoutes(path).then(() => prefetch(path)),`,
      ),
    ),
  ];
  return { rules, plugins: movesChunks ? [moveChunkNames(() => generated().plan)] : [] };

  function ruleFor(name: string, rewrite: (source: string, query: string) => string): Rule {
    return {
      test: new RegExp(`[\\\\/]${name.replace('.', '\\.')}$`),
      include: [generatedFilesDir],
      ...loading(rewrite),
    };
  }

  function ruleForClient(name: string, rewrite: (source: string) => string): Rule {
    const test = new RegExp(`[\\\\/]@docusaurus[\\\\/]core[\\\\/]lib[\\\\/]client[\\\\/]${name}\\.js$`);
    return { test, ...loading((source) => (generated().plan ? rewrite(source) : source)) };
  }

  function loading(rewrite: (source: string, query: string) => string) {
    const loader = join(__dirname, 'rewriteLoader.cjs');
    return { enforce: 'pre' as const, use: [{ loader, options: { dependencies, rewrite } }] };
  }
}

function replace(source: string, what: string | RegExp, by: string): string {
  const replaced = source.replace(what, () => by);
  if (replaced === source)
    throw new Error('A module of Docusaurus is not as expected: the routes of a large site cannot be divided.');
  return replaced;
}
