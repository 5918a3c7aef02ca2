import { expect, it } from 'vitest';
import { explainPages } from '../../plugins/docs/build/explainPages';
import type { Problem, ProblemsError } from '../../plugins/shared/problem';

const PROBLEM: Problem = {
  file: 'openapi.yaml',
  line: 7,
  column: 5,
  rule: 'page-not-built',
  severity: 'error',
  message: 'The page `/orders` could not be built.',
};

function compile(errors: string[]): ProblemsError | undefined {
  let stopped: ProblemsError | undefined;
  const explain = (message: string) => (message.includes('orders.gen.mdx') ? [PROBLEM] : []);
  const plugin = explainPages(explain, (error) => {
    stopped = error;
    throw new Error('ended');
  });
  let done: (stats: unknown) => void = () => undefined;
  plugin.apply({ hooks: { done: { tap: (_: string, run: typeof done) => (done = run) } } } as never);
  const run = () => done({ compilation: { errors: errors.map((message) => new Error(message)) } });
  if (errors.some((message) => message.includes('.gen.mdx'))) expect(run).toThrow('ended');
  else run();
  return stopped;
}

it('a build whose generated page cannot be compiled ends with the place of the document', () => {
  expect(compile(['MDX compilation failed for file "/docs/orders.gen.mdx"', 'other'])?.problems).toEqual([PROBLEM]);
});

it('errors of other files are left to Docusaurus', () => {
  expect(compile([])).toBeUndefined();
  expect(compile(['Module not found: ./missing'])).toBeUndefined();
});
