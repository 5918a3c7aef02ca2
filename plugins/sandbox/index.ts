import { join, resolve } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readModel } from '../openapi';
import { ProblemsError } from '../shared/problem';
import { type CompiledSandbox, compileSandbox } from './core/compile/compileSandbox';
import type { SandboxPluginOptions } from './options';

/** What a page gets in the dev server while there has not been a document that could be compiled: an API without calls. */
const NOTHING: CompiledSandbox = {
  api: {
    title: '',
    version: '',
    bases: [''],
    envelope: { code: 'code', success: 0, message: 'message', data: 'data', text: '' },
    wrong: 0,
    missing: 0,
    messages: {},
    operations: [],
  },
  validators: 'const exports = {};\nexport default exports;\n',
};

/** The documented backend for pages: what `@theme/sandbox/openSandbox` starts is compiled from the document here. */
export default function sandbox(
  { siteDir }: LoadContext,
  { spec }: SandboxPluginOptions & { id: string },
): Plugin<CompiledSandbox> {
  let files: string[] = [];
  let last = NOTHING;
  return {
    name: 'sandbox',
    getThemePath: () => join(__dirname, 'theme'),
    // The whole folder of the document, so that a new file of it is seen as well.
    getPathsToWatch: () => [join(resolve(siteDir, spec), '..', '**/*.{yaml,yml,json}'), ...files],
    async loadContent() {
      try {
        const read = await readModel(siteDir, spec);
        files = read.files;
        last = compileSandbox(read.model);
      } catch (error) {
        if (process.env.NODE_ENV !== 'development') throw error;
        // Problems of the document are shown by the plugin that makes its pages.
        if (!(error instanceof ProblemsError)) console.warn(error instanceof Error ? error.message : String(error));
      }
      return last;
    },
    async contentLoaded({ content: { api, validators }, actions: { createData } }) {
      await createData('api.json', JSON.stringify(api));
      await createData('validators.js', validators);
    },
  };
}

export { validateOptions } from './options';
