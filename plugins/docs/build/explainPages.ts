import type { WebpackPluginInstance } from 'webpack';
import type { ApiSource } from '../../openapi';
import { ProblemsError } from '../../shared/problem';

/**
 * Ends a build whose generated pages cannot be compiled, with the places of the document that they show: Docusaurus
 * would name files that nobody edits, with traces of its own code.
 */
export function explainPages(api: ApiSource, stop: (error: ProblemsError) => never): WebpackPluginInstance {
  return {
    apply(compiler) {
      compiler.hooks.done.tap('explain-pages', ({ compilation }) => {
        const problems = compilation.errors.flatMap(({ message }) => api.explain(message));
        if (problems.length > 0) stop(new ProblemsError(problems));
      });
    },
  };
}
