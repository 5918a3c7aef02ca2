import type { Configuration } from 'webpack';
import { formatProblem, type Problem } from '../shared/problem';

type BundlerPlugin = NonNullable<Configuration['plugins']>[number];

/** Shows problems of the document in the browser's overlay, where errors of the code stand as well. */
export function problemsOverlay(): { plugin: BundlerPlugin; show(problems: Problem[]): void } {
  let current: Problem[] = [];
  let compileAgain: () => void = () => undefined;
  return {
    show(problems) {
      const errors = problems.filter(({ severity }) => severity === 'error');
      const changed = errors.length > 0 || current.length > 0;
      current = errors;
      if (changed) compileAgain();
    },
    plugin: {
      apply(compiler) {
        compileAgain = () => compiler.watching?.invalidate();
        compiler.hooks.thisCompilation.tap('problems-overlay', (compilation) => {
          for (const problem of current) {
            const error = new Error(formatProblem(problem));
            error.stack = '';
            compilation.errors.push(error);
          }
        });
      },
    },
  };
}
