import { describe, expect, it } from 'vitest';
import { openBoard } from '../../plugins/docs/dev/openBoard';
import { createProblemBoard, type ProblemBoard } from '../../plugins/docs/dev/problemBoard';
import type { Problem } from '../../plugins/shared/problem';

function problem(rule: string, severity: Problem['severity'] = 'error', file = 'docs/a.mdx'): Problem {
  return { file, line: 3, column: 1, rule, severity, message: `This is ${rule}.` };
}

/** What the overlay shows after a compilation with these errors of the bundler. */
function compile(board: ProblemBoard, ...messages: string[]): string[] {
  let after: (compilation: unknown) => void = () => undefined;
  const compiler = {
    hooks: {
      invalid: { tap: () => undefined },
      afterCompile: { tap: (_: string, run: typeof after) => (after = run) },
    },
  };
  board.plugin.apply(compiler as never);
  const compilation = { compiler, errors: messages.map((message) => new Error(message)) };
  after(compilation);
  return compilation.errors.map(({ message }) => message);
}

describe('the board of a dev server', () => {
  it('shows errors, one for each place', () => {
    const board = createProblemBoard();
    board.show('a', [problem('first')]);
    board.show('b', [problem('second')]);
    expect(compile(board, 'other')).toEqual(['other', 'docs/a.mdx:3:1  error  first\n  This is first.']);
    board.show('a', []);
    board.show('b', []);
    expect(compile(board)).toEqual([]);
  });

  it('drops what the bundler says of a file that has a problem already', () => {
    const board = createProblemBoard();
    const raw = `x Expected closing tag\n ,-[${process.cwd()}/docs/a.mdx:3:1]`;
    const other = `x Expected closing tag\n ,-[${process.cwd()}/more/docs/a.mdx:3:1]`;
    expect(compile(board, raw)).toEqual([raw]);
    board.show('demos', [problem('demo-file')]);
    expect(compile(board, raw, other)).toEqual([other, 'docs/a.mdx:3:1  error  demo-file\n  This is demo-file.']);
  });

  it('says in our words, once, what the bundler says often', () => {
    const board = createProblemBoard();
    board.explainWith((message) => (message.startsWith('Cannot find') ? [problem('deleted-page')] : []));
    const messages = ['Cannot find module x', 'Cannot find module y', 'Cannot find module x', 'other', 'other'];
    expect(compile(board, ...messages)).toEqual([
      'other',
      'docs/a.mdx:3:1  error  deleted-page\n  This is deleted-page.',
    ]);
  });

  it('shows a duplicate operationId that a save brings, and not one that was there', () => {
    const board = createProblemBoard();
    const there = problem('duplicate-operation-id', 'warning', 'old.yaml');
    board.show('document', [there]);
    expect(compile(board)).toEqual([]);
    const brought = { ...problem('duplicate-operation-id', 'warning', 'openapi.yaml'), message: 'Duplicate.' };
    board.show('document', [there, brought, problem('unknown-tag', 'warning', 'b.yaml')]);
    expect(compile(board)).toEqual(['openapi.yaml:3:1  warning  duplicate-operation-id\n  Duplicate.']);
  });

  it('is the same when the site is loaded again', () => {
    expect(openBoard('site')).toBe(openBoard('site'));
    expect(openBoard('site')).not.toBe(openBoard('other'));
  });
});
