import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { externalCommand } from '@docusaurus/core/lib/commands/external.js';
import { loadSite } from '@docusaurus/core/lib/server/site.js';
import { createBuildClientConfig } from '@docusaurus/core/lib/webpack/client.js';
import { createConfigureWebpackUtils, executePluginsConfigureWebpack } from '@docusaurus/core/lib/webpack/configure.js';
import createBuildServerConfig from '@docusaurus/core/lib/webpack/server.js';
import type { Props, RouteConfig } from '@docusaurus/types';
import { unpack } from '../../../plugins/search/core/index/unpack';

type Configuration = Awaited<ReturnType<typeof createBuildServerConfig>>['config'];

export type Aliases = Readonly<Record<string, string>>;

export interface LoadedShape {
  props: Props;
  /** Components and data that routes name, but that do not exist. */
  missing: string[];
  /** The file or package behind a name that pages import. */
  aliases: Aliases;
  /** Addresses in the index of the search. */
  indexed: string[];
  /** Reads what is written after the build. */
  written(path: string): Promise<string>;
}

/** Does what `docusaurus build` does for a language, except for the bundler: its pages are empty. */
export async function loadShape(siteDir: string, config: string, locale: string): Promise<LoadedShape> {
  const { props } = await loadSite({ siteDir, config, locale });
  const { plugins, outDir, generatedFilesDir } = props;
  const client = await configureBundlers(props);
  await writePages(props);
  const routesBuildMetadata = Object.fromEntries(props.routesPaths.map((path) => [path, { noIndex: false }]));
  for (const plugin of plugins) {
    await plugin.postBuild?.({ ...props, head: {}, routesBuildMetadata, content: plugin.content });
  }
  const index = await readFile(join(generatedFilesDir, 'search/default/search-index.json'), 'utf8').catch(
    () => undefined,
  );
  const aliases = (client.resolve?.alias ?? {}) as Aliases;
  return {
    props,
    missing: missingModules(props, aliases),
    aliases,
    indexed: index === undefined ? [] : unpack(index).pages.map(({ link }) => link),
    written: (path) => readFile(join(outDir, path), 'utf8'),
  };
}

async function configureBundlers(props: Props): Promise<Configuration> {
  const { plugins, siteConfig } = props;
  const configureWebpackUtils = await createConfigureWebpackUtils({ siteConfig });
  const { faster } = siteConfig.future;
  const client = await createBuildClientConfig({
    props,
    minify: false,
    faster,
    configureWebpackUtils,
    bundleAnalyzer: false,
  });
  const server = await createBuildServerConfig({ props, configureWebpackUtils });
  const configure = (config: Configuration, isServer: boolean) =>
    executePluginsConfigureWebpack({ plugins: [...plugins], config, isServer, configureWebpackUtils });
  const configured = configure(client.config, false);
  configure(server.config, true);
  await startCompiler((configured.plugins ?? []).filter(isOurs));
  return configured;
}

/** Those of the bundler and of Docusaurus are instances of classes. */
function isOurs(plugin: unknown): plugin is { apply(to: object): void } {
  return typeof plugin === 'object' && plugin !== null && Object.getPrototypeOf(plugin) === Object.prototype;
}

/** Runs what our plugins do before the bundler compiles: the check of links. */
async function startCompiler(plugins: ReadonlyArray<{ apply(to: object): void }>): Promise<void> {
  const before: Array<() => unknown> = [];
  const hookOf = (_: object, name: string) => {
    const tap = (_name: string, run: () => unknown) => void (name === 'beforeRun' && before.push(run));
    return { tap, tapPromise: tap };
  };
  const compiler = { hooks: new Proxy({}, { get: hookOf }) };
  for (const plugin of plugins) plugin.apply(compiler);
  for (const run of before) await run();
}

const TWIN_LINK = '<link rel=alternate type=text/markdown href=x>';

async function writePages({ routesPaths, outDir, baseUrl, siteConfig: { trailingSlash } }: Props): Promise<void> {
  for (const route of routesPaths) {
    const path = route.slice(baseUrl.length);
    const isFile = /\.html$/.test(path) || (trailingSlash === false && path !== '');
    const file = join(outDir, isFile ? `${path.replace(/\.html$/, '')}.html` : join(path, 'index.html'));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `<html><head>${TWIN_LINK}</head><body><article><h1>${route}</h1></article></body></html>`);
  }
}

function missingModules({ routes, siteDir, generatedFilesDir }: Props, aliases: Aliases): string[] {
  const missing = new Set<string>();
  const check = (path: string) => {
    const bare = path.replace(/\?.*$/, '');
    const [scope = '', ...rest] = bare.split('/');
    const file =
      scope === '@site' ? join(siteDir, ...rest) : scope === '@generated' ? join(generatedFilesDir, ...rest) : bare;
    const isThere = bare in aliases || `${bare}$` in aliases || existsSync(file) || aliases[scope] !== undefined;
    if (!isThere) missing.add(bare);
  };
  const visit = ({ component, modules, routes: children = [] }: RouteConfig) => {
    check(component);
    visitModules(modules);
    children.forEach(visit);
  };
  const visitModules = (found: unknown): void => {
    if (typeof found === 'string') check(found);
    else if (typeof found === 'object' && found !== null) Object.values(found).forEach(visitModules);
  };
  routes.forEach(visit);
  return [...missing];
}

/** Runs a command that a plugin adds, such as `docs:version`. */
export async function runCommand(siteDir: string, config: string, name: string, ...args: string[]): Promise<void> {
  const actions = new Map<string, (...given: string[]) => unknown>();
  const cli = {
    command(command: string) {
      const chain = {
        arguments: () => chain,
        description: () => chain,
        action: (run: (...given: string[]) => unknown) => void actions.set(command, run),
      };
      return chain;
    },
  };
  await externalCommand({ cli: cli as never, siteDir, config });
  const action = actions.get(name);
  if (!action) throw new Error(`No command ${name}: ${[...actions.keys()].join()}`);
  await action(...args);
}
