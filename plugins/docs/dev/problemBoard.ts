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

/** `tell`: shows errors at once, before the bundler has compiled them in. */
export function createProblemBoard(tell: (messages: string[]) => void = () => undefined): ProblemBoard {
  const found = new Map<string, Problem[]>();
  const warned = new Map<string, string>();
  const known = new Map<string, Set<string>>();
  let explain: (message: string) => Problem[] = () => [];
  let compiled = '';
  let told = '';
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

  const texts = () => errors().map(formatProblem);

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
      const messages = texts();
      if (messages.join('\n') !== told) tell(messages);
      told = messages.join('\n');
      // Most saves compile by themselves, and then show the errors.
      clearTimeout(timer);
      timer = setTimeout(() => texts().join('\n') !== compiled && compileAgain(), PAUSE_MS).unref();
    },
    plugin: {
      apply(compiler) {
        compileAgain = () => compiler.watching?.invalidate();
        // The overlay closes when the bundler begins: what is known already is shown again.
        compiler.hooks.invalid.tap('problem-board', () => {
          setImmediate(() => texts().length > 0 && tell(texts()));
        });
        compiler.hooks.afterCompile.tap('problem-board', (compilation) => {
          if (compilation.compiler !== compiler) return;
          // The overlay adds what the bundler reports to what it shows.
          if (texts().length > 0) tell([]);
          const shown = errors();
          compiled = texts().join('\n');
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
