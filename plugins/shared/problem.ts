/** `file` is relative to the working directory; `line` and `column` start at 1. */
export interface Source {
  file: string;
  line: number;
  column: number;
}

export interface Problem extends Source {
  /** Kebab-case id of the rule, e.g. `unknown-error-code`. */
  rule: string;
  severity: 'error' | 'warning';
  message: string;
  hint?: string;
}

export class ProblemsError extends Error {
  constructor(readonly problems: Problem[]) {
    super(formatProblems(problems));
    this.name = 'ProblemsError';
    this.stack = undefined;
  }
}

/** Control and bidirectional formatting characters: messages quote documents, and terminals would obey them. */
export const CONTROLS = /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

export function formatProblem({ file, line, column, rule, severity, message, hint }: Problem): string {
  const text = [message, ...(hint ? [hint] : [])].join('\n').replace(CONTROLS, '\ufffd').replaceAll('\n', '\n  ');
  return `${file}:${line}:${column}  ${severity}  ${rule}\n  ${text}`;
}

/** Formats all problems, errors last to stay in view, followed by a count. */
export function formatProblems(problems: Problem[]): string {
  const sorted = [...problems].sort(
    (a, b) =>
      Number(a.severity === 'error') - Number(b.severity === 'error') ||
      a.file.localeCompare(b.file) ||
      a.line - b.line ||
      a.column - b.column,
  );
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  const counts = `${count(errors, 'error')}, ${count(problems.length - errors, 'warning')}`;
  return [...sorted.map(formatProblem), counts].join('\n\n');
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
