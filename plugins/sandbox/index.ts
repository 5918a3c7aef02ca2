import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { contentOfPages } from '../docs';
import { type ApiSource, openApi } from '../openapi';
import { wrongOptions } from '../shared/checkOptions';
import { CURRENT_VERSION, versionKey } from '../shared/core/versionKey';
import { swizzleConfig, themeOf } from '../shared/pluginFiles';
import { compileChanged } from './compileChanged';
import { OWNER, type SandboxPluginOptions } from './options';
import { type ServedDocument, serveParts } from './parts/serveParts';
import { nameFolder, writeParts } from './parts/writeParts';

/** Provides sandboxes to pages: divides the document of each version of the docs into what `openSandbox` fetches. */
export default function sandbox(context: LoadContext, options: SandboxPluginOptions): Plugin<undefined> {
  const { siteDir, baseUrl } = context;
  const { api, backend, written, stateless } = options;
  const open = api && openApi(context, api);
  const compilers = new Map<ApiSource, ReturnType<typeof compileChanged>>();
  const backendFile = backend && findBackend(siteDir, backend);
  /** By their folder below that of the site. */
  const documents = new Map<string, ServedDocument>();
  const isDevServer = process.env.NODE_ENV === 'development';

  /** By version of the docs; if they have no document, that of the options. */
  async function listSources(allContent: AllContent): Promise<Array<[string, ApiSource]>> {
    const sources = contentOfPages(allContent).flatMap(({ id, apis = [] }) =>
      [...apis].map(([version, source]): [string, ApiSource] => [versionKey(id, version), source]),
    );
    if (sources.length > 0) return sources;
    if (!open) throw new Error(wrongOptions(OWNER, ['"api" is required: no plugin-docs of this site has one']));
    return [[versionKey('default', CURRENT_VERSION), await open()]];
  }

  async function compile(source: ApiSource) {
    const compiler = compilers.get(source) ?? compileChanged(source, stateless);
    compilers.set(source, compiler);
    return compiler();
  }

  return {
    name: 'sandbox',
    ...themeOf(__dirname, 'sandbox', context),
    /** Runs whenever pages have been generated. */
    async allContentLoaded({ allContent, actions: { createData } }) {
      const entries: string[] = [];
      const add = async (key: string, folder: string) => {
        const number = entries.length === 0 ? '' : `-${entries.length}`;
        // A backend is written for one document.
        const file = number === '' ? backendFile : undefined;
        await createData(
          `backend${number}.js`,
          `export ${file ? `{default} from ${JSON.stringify(file)}` : 'default undefined'};\n`,
        );
        const parts = [`folder: ${JSON.stringify(folder)}`, `backend: () => import('./backend${number}.js')`];
        entries.push(`  ${JSON.stringify(key)}: { ${parts.join(', ')} },\n`);
      };
      documents.clear();
      if (written) await add(versionKey('default', CURRENT_VERSION), written);
      for (const [key, source] of written ? [] : await listSources(allContent)) {
        const document: ServedDocument = { api: (await compile(source)).api, shown: source.current().data };
        // Components of a site may import the document of the first.
        if (documents.size === 0) await createData('api.json', JSON.stringify(document.api));
        // In the dev server, pages stay the same when a document changes.
        const folder = isDevServer ? `assets/calls/${key}` : nameFolder(document.api, document.shown);
        documents.set(folder, document);
        await add(key, folder);
      }
      await createData('documents.js', `export default {\n${entries.join('')}};\n`);
    },
    configureWebpack: () => {
      if (!isDevServer) return {};
      return {
        devServer: {
          setupMiddlewares(middlewares: unknown[]) {
            middlewares.unshift(serveParts(baseUrl, () => documents));
            return [];
          },
        },
      } as object;
    },
    async postBuild({ outDir }) {
      for (const [folder, { api: compiled, shown }] of documents) {
        await writeParts(join(outDir, folder), compiled, shown);
      }
    },
  };
}

function findBackend(siteDir: string, backend: string): string {
  const file = resolve(siteDir, backend);
  if (!existsSync(file)) throw new Error(wrongOptions(OWNER, [`"backend" is not a file: ${backend}`]));
  return file;
}

/** Its modules are no components. */
export const getSwizzleConfig = () => swizzleConfig({});

export type { SandboxApi, SandboxKey, SandboxOperation, SandboxParameter } from './core/api';
export type { ControlClient, Known, WorldView } from './core/controls/client';
export type { RefusedValue } from './core/handle/refusedValues';
export { createOperationRouter, type OperationRouter } from './core/handle/routeOperations';
export type { Issuer, OperationPart, PartIndex } from './core/parts/types';
export type { Backend, Login, Scene, WorldPlayer, WorldRow, WorldSection } from './core/types';
export type { LocalSandbox } from './openLocal';
/** Writes what pages fetch of a document. */
export const loadParts = (): Promise<typeof import('./publishParts')> => import('./publishParts');
export const loadSandboxes = (): Promise<typeof import('./openLocal')> => import('./openLocal');
export { validateOptions } from './options';
