/** Where something stands in a file. `file` is relative to the working directory; `line` and `column` start at 1. */
export interface Source {
  file: string;
  line: number;
  column: number;
}

/** One thing that is wrong, whatever found it. */
export interface Problem extends Source {
  /** Kebab-case id of the rule that found it, e.g. `unknown-error-code`. */
  rule: string;
  severity: 'error' | 'warning';
  /** What is wrong, as a sentence. */
  message: string;
  /** What would be right, where that is known. */
  hint?: string;
}

/** Thrown when problems stop the work; carries them all. */
export class ProblemsError extends Error {
  constructor(readonly problems: Problem[]) {
    super(formatProblems(problems));
    this.name = 'ProblemsError';
    this.stack = undefined;
  }
}

/** What a terminal would obey, and what turns the order of its characters around: a message quotes documents. */
const CONTROLS = /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** `file:line:column  severity  rule`, then the message and the hint, indented. */
export function formatProblem({ file, line, column, rule, severity, message, hint }: Problem): string {
  const text = [message, ...(hint ? [hint] : [])].join('\n').replace(CONTROLS, '\ufffd').replaceAll('\n', '\n  ');
  return `${file}:${line}:${column}  ${severity}  ${rule}\n  ${text}`;
}

/** All problems, errors last so that they stay in sight, and a line that counts them. */
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
