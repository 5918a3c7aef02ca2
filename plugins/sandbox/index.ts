import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { contentOfPages } from '../docs';
import { type ApiSource, openApi } from '../openapi';
import { wrongOptions } from '../shared/checkOptions';
import { CURRENT_VERSION, versionKey } from '../shared/core/versionKey';
import { swizzleConfig, themeOf } from '../shared/pluginFiles';
import { compileChanged } from './compileChanged';
import { OWNER, type SandboxPluginOptions } from './options';

/** Provides sandboxes to pages: compiles the document of each version of the docs for `@theme/sandbox/openSandbox`. */
export default function sandbox(context: LoadContext, { api, backend }: SandboxPluginOptions): Plugin<undefined> {
  const { siteDir } = context;
  const open = api && openApi(context, api);
  const compilers = new Map<ApiSource, ReturnType<typeof compileChanged>>();
  const backendFile = backend && findBackend(siteDir, backend);

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
    const compiler = compilers.get(source) ?? compileChanged(source);
    compilers.set(source, compiler);
    return compiler();
  }

  return {
    name: 'sandbox',
    ...themeOf(__dirname, 'sandbox', context),
    /** Runs whenever pages have been generated. */
    async allContentLoaded({ allContent, actions: { createData } }) {
      const sources = await listSources(allContent);
      const entries: string[] = [];
      for (const [index, [key, source]] of sources.entries()) {
        const { api: compiled } = await compile(source);
        // Names of the first have no number: pages of a site may import it.
        const number = index === 0 ? '' : `-${index}`;
        await createData(`api${number}.json`, JSON.stringify(compiled));
        // A backend is written for one document.
        const backendLine =
          index === 0 && backendFile
            ? `export {default} from ${JSON.stringify(backendFile)};`
            : 'export default undefined;';
        await createData(`backend${number}.js`, `${backendLine}\n`);
        entries.push(
          `  ${JSON.stringify(key)}: { api: () => import('./api${number}.json'), backend: () => import('./backend${number}.js') },\n`,
        );
      }
      await createData('documents.js', `export default {\n${entries.join('')}};\n`);
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
export type { Backend, Login, Scene, WorldPlayer, WorldRow, WorldSection } from './core/types';
export type { LocalSandbox } from './openLocal';
export const loadSandboxes = (): Promise<typeof import('./openLocal')> => import('./openLocal');
export { validateOptions } from './options';
