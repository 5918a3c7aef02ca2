import { createHash } from 'node:crypto';
import type { ApiSource } from '../openapi';
import { ProblemsError } from '../shared/problem';
import { compileModel } from './compile';
import type { CompiledSandbox } from './core/compile/compileSandbox';

/** An API without operations, for the dev server until the document compiles. */
const NOTHING: CompiledSandbox = {
  api: {
    title: '',
    version: '',
    bases: [''],
    messages: {},
    operations: [],
    schemas: {},
  },
  warnings: [],
};

/** Returns a function that compiles a document when it has changed; in the dev server, a broken one leaves the last good one. */
export function compileChanged(source: Pick<ApiSource, 'read'>, isStateless = false): () => Promise<CompiledSandbox> {
  let last = NOTHING;
  let shape = '';
  return async () => {
    try {
      const model = await source.read();
      // Descriptions change often and do not affect the sandbox.
      const text = JSON.stringify(model.document, (key, value) => (key === 'description' ? undefined : value));
      // The text would be kept for the whole build.
      const next = createHash('md5').update(text).digest('hex');
      if (next === shape) return last;
      last = await compileModel(model, isStateless);
      for (const warning of last.warnings) console.warn(warning);
      shape = next;
    } catch (error) {
      if (process.env.NODE_ENV !== 'development') throw error;
      // The plugin that generates the pages reports problems of the document.
      if (!(error instanceof ProblemsError)) console.warn(error instanceof Error ? error.message : String(error));
    }
    return last;
  };
}
