import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { contentOfPages, translateComments } from '@livespec/docusaurus/plugin-docs';
import type { ApiSource } from '@livespec/docusaurus/plugin-openapi';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { type ClientFile, makeClient } from './core/makeClient';
import { makeProject } from './core/makeProject';
import { bundleSandbox, describeSandbox, readProject, readSamples, readTranslations } from './readSources';

/** What pages know of the downloads. */
export interface ClientData {
  /** Below the site. */
  folder: string;
  files: string[];
}

interface Content {
  version: string;
  samples: Record<string, string>;
  client: ClientFile[];
  translate(code: string): string;
}

export const PROJECT = 'samples.zip';
/** Zip files have times; this one is the same in all builds. */
const TIME = '1980-01-01T00:00:00';

/** Pages without tabs of code do not load them. */
const TABS_APART = {
  optimization: {
    splitChunks: {
      cacheGroups: { codeTabs: { test: /[\\/]components[\\/]CodeTabs[\\/]/, priority: 50, enforce: true } },
    },
  },
};

/** Offers the client as a file, and the samples as a project. Addresses have the version of the API. */
export default function clientPlugin(context: LoadContext): Plugin<Content> {
  const { siteDir, baseUrl, generatedFilesDir, localizationDir, i18n } = context;
  const folderOf = (version: string) => `client/${version}`;
  let content: Content | undefined;
  let api: ApiSource | undefined;

  async function read(): Promise<Content> {
    const [samples, words] = await Promise.all([readSamples(siteDir), readTranslations(localizationDir)]);
    const translate = (code: string) => translateComments(code, words).code;
    const { 'cloud.ts': cloud = '', 'api.ts': types = '' } = samples;
    const version = /^\/\/ Types of .* (\S+)\. Generated/.exec(types)?.[1] ?? 'latest';
    return { version, samples, client: makeClient({ cloud, types, version, translate }), translate };
  }

  async function zip({ version, samples, client, translate }: Content): Promise<Uint8Array> {
    if (!api) throw new Error('The document is not there yet.');
    const served = await describeSandbox(siteDir, api);
    const [sandbox, project] = await Promise.all([
      bundleSandbox(siteDir, generatedFilesDir, served),
      readProject(siteDir, i18n.currentLocale),
    ]);
    const files = makeProject({ version, client, samples, sandbox, translate, ...project });
    const root: Zippable = {};
    for (const [path, text] of Object.entries(files)) root[`game-cloud-samples/${path}`] = strToU8(text);
    return zipSync(root, { mtime: TIME });
  }

  async function find(path: string): Promise<string | Uint8Array | undefined> {
    const made = content ?? (await read());
    return path === PROJECT ? zip(made) : made.client.find((file) => file.path === path)?.text;
  }

  return {
    name: 'game-cloud-client',
    getPathsToWatch: () => [join(siteDir, 'docs/_samples/**/*.{ts,py,sh}')],
    loadContent: read,
    async contentLoaded({ content: loaded, actions }) {
      content = loaded;
      const { version, client } = loaded;
      const data: ClientData = { folder: folderOf(version), files: client.map(({ path }) => path) };
      // Only its page needs it, where global data would be on all.
      await actions.createData('client.json', data);
    },
    async allContentLoaded({ allContent }) {
      [api] = contentOfPages(allContent).flatMap(({ apis = [] }) => [...apis].map(([, source]) => source));
    },
    async postBuild({ outDir, content: loaded }) {
      const folder = join(outDir, folderOf(loaded.version));
      for (const path of [...loaded.client.map((file) => file.path), PROJECT]) {
        const data = await find(path);
        await mkdir(dirname(join(folder, path)), { recursive: true });
        if (data !== undefined) await writeFile(join(folder, path), data);
      }
    },
    configureWebpack: (_config, isServer) =>
      ({ devServer: { setupMiddlewares: addMiddleware }, ...(isServer ? {} : TABS_APART) }) as object,
  };

  /** What it returns is added to what other plugins return: the same list. */
  function addMiddleware(middlewares: object[]): object[] {
    middlewares.unshift({ name: 'game-cloud-client', middleware: serve });
    return [];
  }

  /** Dev server: a file is made when somebody asks for it. */
  function serve(
    { url = '' }: { url?: string },
    response: { setHeader(name: string, value: string): void; end(data: string | Uint8Array): void },
    next: (error?: unknown) => void,
  ): void {
    const start = `${baseUrl}${folderOf(content?.version ?? '')}/`;
    const path = (url.split('?')[0] ?? '').slice(start.length);
    if (!url.startsWith(start)) return next();
    void send();

    async function send(): Promise<void> {
      try {
        const data = await find(path);
        if (data === undefined) return next();
        response.setHeader('Content-Disposition', `attachment; filename="${basename(path)}"`);
        response.end(data);
      } catch (error) {
        next(error);
      }
    }
  }
}
