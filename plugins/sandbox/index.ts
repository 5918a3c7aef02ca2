import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { contentOfPages } from '../docs';
import { type ApiModel, readModel } from '../openapi';
import { themeOf } from '../shared/pluginFiles';
import { ProblemsError } from '../shared/problem';
import { compileModel } from './compile';
import type { CompiledSandbox } from './core/compile/compileSandbox';
import { writeValidators } from './core/compile/writeValidators';
import type { SandboxPluginOptions } from './options';

/** What a page gets in the dev server while there has not been a document that could be compiled: an API without calls. */
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

/** The documented backend for pages: what `@theme/sandbox/openSandbox` starts is compiled from the document here. */
export default function sandbox(
  context: LoadContext,
  { spec, root, backend }: SandboxPluginOptions & { id: string },
): Plugin<undefined> {
  const { siteDir } = context;
  const entry = resolve(siteDir, spec);
  let last = NOTHING;
  let shape = '';
  const backendFile = backend && findBackend(siteDir, backend);

  /** Texts for readers change often, and nothing of the sandbox with them. */
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
    /** After the pages are made, and again whenever they are. */
    async allContentLoaded({ allContent, actions: { createData } }) {
      try {
        const known = contentOfPages(allContent)
          .find(({ api }) => api?.entry === entry)
          ?.api?.model();
        await compileChanged(known ?? (await readModel(siteDir, spec, root)));
      } catch (error) {
        if (process.env.NODE_ENV !== 'development') throw error;
        // Problems of the document are shown by the plugin that makes its pages.
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
  if (!existsSync(file)) throw new Error(`The sandbox has a \`backend\` that does not exist: ${file}`);
  return file;
}

export type { Backend } from './core/types';
export { validateOptions } from './options';
