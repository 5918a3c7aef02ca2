import { expect, test } from 'vitest';
import { presetOptionsSchema } from '../../plugins/preset/options';
import { checkOptions } from '../../plugins/shared/checkOptions';

const check = (options: unknown) => checkOptions('@livespec/docusaurus', presetOptionsSchema, options);

test('options that are left out have their defaults', () => {
  expect(check(undefined)).toMatchObject({ docs: {}, tabs: true, search: {}, sandbox: {}, classic: {} });
});

test.each([
  [{ apis: {} }, '"apis" is not allowed. Did you mean `api`?'],
  [{ api: { specs: 'a.yaml' } }, '"api.specs" is not allowed. Did you mean `spec`?'],
  [{ tabs: 'yes', nothingLikeIt: 1 }, '"tabs" must be a boolean; "nothingLikeIt" is not allowed'],
])('wrong options are named by their path: %j', (options, message) => {
  expect(() => check(options)).toThrow(`Options of @livespec/docusaurus: ${message}`);
});
