/** `file` is relative to the working directory; `line` and `column` start at 1. */
export interface Source {
  file: string;
  line: number;
  column: number;
}

/** For a problem of a whole file. */
export function startOf(file: string): Source {
  return { file, line: 1, column: 1 };
}

export interface Problem extends Source {
  /** Kebab-case id of the rule, e.g. `unknown-error-code`. */
  rule: string;
  severity: 'error' | 'warning';
  message: string;
  hint?: string;
}

export class ProblemsError extends Error {
  declare readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(formatProblems(problems));
    this.name = 'ProblemsError';
    this.stack = undefined;
    // The message has them: Node would print them again.
    Object.defineProperty(this, 'problems', { value: problems, enumerable: false });
  }
}

/** Control and bidirectional formatting characters: messages quote documents, and terminals would obey them. */
export const CONTROLS = /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

export function formatProblem({ file, line, column, rule, severity, message, hint }: Problem): string {
  const text = [message, ...(hint ? [hint] : [])].join('\n').replace(CONTROLS, '\ufffd').replaceAll('\n', '\n  ');
  return `${file}:${line}:${column}  ${severity}  ${rule}\n  ${text}`;
}

/** Formats all problems, followed by a count. */
export function formatProblems(problems: Problem[]): string {
  return [...sortProblems(problems).map(formatProblem), countProblems(problems)].join('\n\n');
}

/** Warnings first: errors stay in view. */
export function sortProblems<Of extends Problem>(problems: readonly Of[]): Of[] {
  const isError = ({ severity }: Problem) => Number(severity === 'error');
  return [...problems].sort(
    (a, b) => isError(a) - isError(b) || a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}

export function countProblems(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const count = (amount: number, noun: string) => `${amount} ${noun}${amount === 1 ? '' : 's'}`;
  return `${count(errors, 'error')}, ${count(problems.length - errors, 'warning')}`;
}
