import { formatProblem, formatProblems, type Problem } from '../../shared/problem';
import type { BundlerPlugin } from '../build/bundler';

const PAUSE_MS = 100;

export interface ProblemBoard {
  plugin: BundlerPlugin;
  /** Replaces the problems of `owner`. Shows one error per position. */
  show(owner: string, problems: Problem[]): void;
}

/** `tell`: shows errors at once, before the bundler has compiled them in. */
export function createProblemBoard(tell: (messages: string[]) => void = () => undefined): ProblemBoard {
  const found = new Map<string, Problem[]>();
  const warned = new Map<string, string>();
  let compiled = '';
  let told = '';
  let timer: NodeJS.Timeout | undefined;
  let compileAgain: () => void = () => undefined;

  function errors(): string[] {
    const places = new Map<string, Problem>();
    for (const problem of [...found.values()].flat()) {
      const { file, line, column, severity } = problem;
      const place = `${file}:${line}:${column}`;
      if (severity === 'error' && !places.has(place)) places.set(place, problem);
    }
    return [...places.values()].map(formatProblem);
  }

  return {
    show(owner, problems) {
      found.set(owner, problems);
      const warnings = problems.filter(({ severity }) => severity === 'warning');
      const text = warnings.length > 0 ? formatProblems(warnings) : '';
      if (text !== '' && text !== warned.get(owner)) console.warn(`\n${text}\n`);
      warned.set(owner, text);
      const messages = errors();
      if (messages.join('\n') !== told) tell(messages);
      told = messages.join('\n');
      // Most saves compile by themselves, and then show the errors.
      clearTimeout(timer);
      timer = setTimeout(() => errors().join('\n') !== compiled && compileAgain(), PAUSE_MS).unref();
    },
    plugin: {
      apply(compiler) {
        compileAgain = () => compiler.watching?.invalidate();
        // The overlay closes when the bundler begins: what is known already is shown again.
        compiler.hooks.invalid.tap('problem-board', () => {
          setImmediate(() => errors().length > 0 && tell(errors()));
        });
        compiler.hooks.afterCompile.tap('problem-board', (compilation) => {
          if (compilation.compiler !== compiler) return;
          // The overlay adds what the bundler reports to what it shows.
          if (errors().length > 0) tell([]);
          const messages = errors();
          compiled = messages.join('\n');
          for (const message of messages) {
            const error = new Error(message);
            error.stack = '';
            compilation.errors.push(error);
          }
        });
      },
    },
  };
}
