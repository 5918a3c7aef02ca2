import { onceByText } from '../../shared/cache';
import { nameBelow } from '../../shared/files';
import { formatProblem, formatProblems, type Problem } from '../../shared/problem';
import type { BundlerPlugin } from '../build/bundler';

const PAUSE_MS = 100;
/** Warnings that an author should see at once, unless the document came with them: pages would hide them. */
const IN_OVERLAY = new Set(['duplicate-operation-id']);

export interface ProblemBoard {
  plugin: BundlerPlugin;
  /** Replaces the problems of `owner`. Shows one error per position. */
  show(owner: string, problems: Problem[]): void;
  /** Sets what explains an error of the bundler in our words. */
  explainWith(explain: (message: string) => Problem[]): void;
}

/** The board of a dev server: the bundler keeps the first one, also when a change makes Docusaurus load the site again. */
export const openProblemBoard = onceByText((_site: string) => createProblemBoard());

export function createProblemBoard(): ProblemBoard {
  const found = new Map<string, Problem[]>();
  const warned = new Map<string, string>();
  const known = new Map<string, Set<string>>();
  let explain: (message: string) => Problem[] = () => [];
  let compiled = '';
  let timer: NodeJS.Timeout | undefined;
  let compileAgain: () => void = () => undefined;

  function isShown(owner: string, { severity, rule, message }: Problem): boolean {
    return severity === 'error' || (IN_OVERLAY.has(rule) && known.get(owner)?.has(message) === false);
  }

  function errors(): Problem[] {
    const places = new Map<string, Problem>();
    for (const problem of [...found].flatMap(([owner, all]) => all.filter((one) => isShown(owner, one)))) {
      const place = placeOf(problem);
      if (!places.has(place)) places.set(place, problem);
    }
    return [...places.values()];
  }

  /** Our words in place of the bundler's: a file that we have named needs no second error. */
  function ofBundler(messages: string[], shown: Problem[]): { left: string[]; ours: Problem[] } {
    const files = [...new Set(shown.filter(({ severity }) => severity === 'error').map(({ file }) => file))];
    const left: string[] = [];
    const ours = new Map<string, Problem>();
    for (const message of new Set(messages)) {
      if (files.some((file) => names(message, file))) continue;
      const explained = explain(message);
      for (const problem of explained) ours.set(placeOf(problem), problem);
      if (explained.length === 0) left.push(message);
    }
    for (const problem of shown) ours.delete(placeOf(problem));
    return { left, ours: [...ours.values()] };
  }

  return {
    explainWith(given) {
      explain = given;
    },
    show(owner, problems) {
      found.set(owner, problems);
      const warnings = problems.filter(({ severity }) => severity === 'warning');
      if (!known.has(owner)) known.set(owner, new Set(warnings.map(({ message }) => message)));
      const text = warnings.length > 0 ? formatProblems(warnings) : '';
      if (text !== '' && text !== warned.get(owner)) console.warn(`\n${text}\n`);
      warned.set(owner, text);
      // Most saves compile by themselves, and then show the errors.
      clearTimeout(timer);
      timer = setTimeout(() => errors().map(formatProblem).join('\n') !== compiled && compileAgain(), PAUSE_MS).unref();
    },
    plugin: {
      apply(compiler) {
        compileAgain = () => compiler.watching?.invalidate();
        compiler.hooks.afterCompile.tap('problem-board', (compilation) => {
          if (compilation.compiler !== compiler) return;
          const shown = errors();
          compiled = shown.map(formatProblem).join('\n');
          const all = [...compilation.errors];
          const { left, ours } = ofBundler(
            all.map(({ message }) => message),
            shown,
          );
          const kept = left.flatMap((message) => all.find((error) => error.message === message) ?? []);
          compilation.errors.splice(0, all.length, ...kept, ...[...shown, ...ours].map(toError));
        });
      },
    },
  };
}

function placeOf({ file, line, column }: Problem): string {
  return `${file}:${line}:${column}`;
}

/** Whether the bundler names a file, by its absolute path. */
function names(message: string, file: string): boolean {
  const at = message.indexOf(file);
  return (
    at > 0 &&
    nameBelow(
      message
        .slice(0, at)
        .split(/\s|\[|"|'/)
        .at(-1) + file,
    ) === file
  );
}

function toError(problem: Problem): Error & { stack: string } {
  return Object.assign(new Error(formatProblem(problem)), { stack: '' });
}
