import { expect, it, vi } from 'vitest';
import { stop } from '../../plugins/docs/check/stop';
import { ProblemsError } from '../../plugins/shared/problem';

const error = new ProblemsError([
  { file: 'openapi.yaml', line: 1, column: 1, rule: 'a-rule', severity: 'error', message: 'Wrong.' },
]);

it.each(['/site/node_modules/.bin/docusaurus', '/core/bin/docusaurus.mjs'])(
  '%s prints only the problems',
  (program) => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const exit = vi.fn<(code?: number | string | null) => never>();
    stop(error, ['node', program], exit);
    expect(print).toHaveBeenCalledWith(`\n${error.message}\n`);
    expect(exit).toHaveBeenCalledWith(1);
    print.mockRestore();
  },
);

it('any other program gets the error', () => {
  expect(() => stop(error, ['node', '/bin/vitest.mjs'])).toThrow(error);
});
