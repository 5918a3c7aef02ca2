import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { contentOfPages } from '../docs';
import { type ApiModel, openApi } from '../openapi';
import { wrongOptions } from '../shared/checkOptions';
import { swizzleConfig, themeOf } from '../shared/pluginFiles';
import { ProblemsError } from '../shared/problem';
import { compileModel } from './compile';
import type { CompiledSandbox } from './core/compile/compileSandbox';
import { writeValidators } from './core/compile/writeValidators';
import { OWNER, type SandboxPluginOptions } from './options';

/** An API without operations, for the dev server until the document compiles. */
const NOTHING: CompiledSandbox = {
  api: {
    title: '',
    version: '',
    bases: [''],
    messages: {},
    operations: [],
  },
  schemas: {},
  warnings: [],
};

/** Provides the sandbox to pages: compiles the document for `@theme/sandbox/openSandbox`. */
export default function sandbox(context: LoadContext, { api, backend }: SandboxPluginOptions): Plugin<undefined> {
  const { siteDir } = context;
  const open = api && openApi(context, api);
  let last = NOTHING;
  let shape = '';
  const backendFile = backend && findBackend(siteDir, backend);

  /** Descriptions change often and do not affect the sandbox. */
  async function compileChanged(model: ApiModel): Promise<void> {
    const next = JSON.stringify(model.document, (key, value) => (key === 'description' ? undefined : value));
    if (next === shape) return;
    last = await compileModel(model);
    for (const warning of last.warnings) console.warn(warning);
    shape = next;
  }

  return {
    name: 'sandbox',
    ...themeOf(__dirname, 'sandbox', context),
    /** Runs whenever pages have been generated. */
    async allContentLoaded({ allContent, actions: { createData } }) {
      try {
        const source = open ? await open() : contentOfPages(allContent).find((content) => content.api)?.api;
        if (!source) throw new Error(wrongOptions(OWNER, ['"api" is required: no plugin-docs of this site has one']));
        await compileChanged(await source.read());
      } catch (error) {
        if (process.env.NODE_ENV !== 'development') throw error;
        // The plugin that generates the pages reports problems of the document.
        if (!(error instanceof ProblemsError)) console.warn(error instanceof Error ? error.message : String(error));
      }
      await createData('api.json', JSON.stringify(last.api));
      await createData('validators.js', writeValidators(last.schemas));
      const source = backendFile
        ? `export {default} from ${JSON.stringify(backendFile)};`
        : 'export default undefined;';
      await createData('backend.js', `${source}\n`);
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

export type { SandboxApi, SandboxOperation, SandboxParameter } from './core/api';
export type { Backend } from './core/types';
export type { LocalSandbox } from './openLocal';
export const loadSandboxes = (): Promise<typeof import('./openLocal')> => import('./openLocal');
export { validateOptions } from './options';
