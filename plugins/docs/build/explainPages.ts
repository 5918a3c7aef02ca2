import type { ApiSource } from '../../openapi';
import { ProblemsError } from '../../shared/problem';
import type { BundlerPlugin } from './bundler';
import { stop } from './stop';

/** Ends a build when generated pages fail to compile, with positions in the document instead of Docusaurus's traces. */
export function explainPages(api: Pick<ApiSource, 'explain'>, end: typeof stop = stop): BundlerPlugin {
  return {
    apply(compiler) {
      compiler.hooks.done.tap('explain-pages', ({ compilation }) => {
        const problems = compilation.errors.flatMap(({ message }) => api.explain(message));
        if (problems.length > 0) end(new ProblemsError(problems));
      });
    },
  };
}
