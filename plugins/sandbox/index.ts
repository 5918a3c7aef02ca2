import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type ApiModel, readModel } from '../openapi';
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
  { spec, root }: SandboxPluginOptions & { id: string },
): Plugin<undefined> {
  let last = NOTHING;
  let shape = '';

  /** Texts for readers change often, and nothing of the sandbox with them. */
  function compileChanged(model: ApiModel): void {
    const next = JSON.stringify(model.document, (key, value) => (key === 'description' ? undefined : value));
    if (next === shape) return;
    last = compileSandbox(model);
    shape = next;
  }

  return {
    name: 'sandbox',
    getThemePath: () => join(__dirname, 'theme'),
    /** After the pages are made, and again whenever they are. */
    async allContentLoaded({ actions: { createData } }) {
      try {
        compileChanged(await readModel(siteDir, spec, root));
      } catch (error) {
        if (process.env.NODE_ENV !== 'development') throw error;
        // Problems of the document are shown by the plugin that makes its pages.
        if (!(error instanceof ProblemsError)) console.warn(error instanceof Error ? error.message : String(error));
      }
      await createData('api.json', JSON.stringify(last.api));
      await createData('validators.js', last.validators);
    },
  };
}

export { validateOptions } from './options';
