import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { formatProblems, type Problem, ProblemsError } from '../../plugins/shared/problem';

const problem = (line: number, severity: Problem['severity'], hint?: string): Problem => ({
  file: 'a.yaml',
  line,
  column: 3,
  rule: 'some-rule',
  severity,
  message: 'Something is wrong.',
  ...(hint ? { hint } : {}),
});

test('prints errors last, with hints, and counts', () => {
  expect(formatProblems([problem(2, 'error', 'Do it so.'), problem(9, 'warning'), problem(1, 'error')])).toBe(
    `a.yaml:9:3  warning  some-rule
  Something is wrong.

a.yaml:1:3  error  some-rule
  Something is wrong.

a.yaml:2:3  error  some-rule
  Something is wrong.
  Do it so.

2 errors, 1 warning`,
  );
});

test('an error of problems has no stack', () => {
  const error = new ProblemsError([problem(1, 'error')]);
  expect(error.stack).toBeUndefined();
  expect(error.message).toMatch(/1 error, 0 warnings$/);
  expect(error.problems).toHaveLength(1);
});

test('what a message quotes of a document does nothing to the terminal', () => {
  const text = formatProblems([{ ...problem(1, 'error'), message: 'a\u001b[2J\u009bb\u202ec\td\n`e`\r' }]);
  expect(text).toContain('a\ufffd[2J\ufffdb\ufffdc\td\n  `e`\ufffd');
});

test('an error with problems is printed once', () => {
  const problem = { file: 'a.yaml', line: 1, column: 2, rule: 'a-rule', severity: 'error', message: 'Wrong.' } as const;
  expect(inspect(new ProblemsError([problem]))).toBe(
    '[ProblemsError: a.yaml:1:2  error  a-rule\n  Wrong.\n\n1 error, 0 warnings]',
  );
});
