import { expect, test } from 'vitest';
import { apiOptionsSchema } from '../../plugins/openapi/options';

test.each<[names: unknown, message: string | undefined]>([
  [undefined, undefined],
  [['x-rate-limit', 'x-acme-*', 'x-*'], undefined],
  [['rate-limit'], 'must start with `x-`'],
  [['x-a*b'], 'a `*` may only end it'],
  [['*'], 'must start with `x-`'],
  ['x-rate-limit', 'must be an array'],
])('showExtensions: %j', (showExtensions, message) => {
  const { error, value } = apiOptionsSchema.validate({ ...(showExtensions === undefined ? {} : { showExtensions }) });
  if (message === undefined) expect([error, value.showExtensions]).toEqual([undefined, showExtensions ?? []]);
  else expect(error?.message).toContain(message);
});
