import type { ApiSource } from '../../openapi';
import { ProblemsError } from '../../shared/problem';
import { stop } from '../check/stop';
import type { BundlerPlugin } from './bundler';

/** Ends a build when pages fail to compile, with positions in the document or the page instead of Docusaurus's traces. */
export function explainPages(explain: ApiSource['explain'], end: typeof stop = stop): BundlerPlugin {
  return {
    apply(compiler) {
      compiler.hooks.done.tap('explain-pages', ({ compilation }) => {
        const problems = compilation.errors.flatMap(({ message }) => explain(message));
        const unique = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
        if (unique.size > 0) end(new ProblemsError([...unique.values()]));
      });
    },
  };
}
