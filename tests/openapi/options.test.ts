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

const ruby = { id: 'ruby', label: 'Ruby', grammar: { name: 'ruby' }, write: () => '' };

test.each<[options: object, message: string | undefined]>([
  [{ samples: ['curl', ruby], rules: { 'unknown-tag': 'off' } }, undefined],
  [{ samples: [{ ...ruby, write: 'x' }] }, '"samples[0].write" must be of type function'],
  [{ samples: [{ ...ruby, label: undefined }] }, '"samples[0].label" is required'],
  [{ samples: [{ ...ruby, grammar: { name: 'ruby', string: '(' } }] }, 'Invalid regular expression'],
  [{ samples: [{ ...ruby, id: 'curl' }, 'curl'] }, '"samples[1]" has the id of another language'],
  [{ samples: [5] }, '"samples[0]" must be a string'],
  [{ rules: { 'unknown-tag': 'warn' } }, '"rules.unknown-tag" must be one of [error, warning, off]'],
  [{ customRules: [{ id: 'No Get', check: () => [] }] }, '"customRules[0].id" must be in kebab-case'],
  [{ customRules: [{ id: 'no-get' }] }, '"customRules[0].check" is required'],
  [{ pageBuilders: ['limits'] }, '"pageBuilders[0]" must be of type function'],
])('what a site adds: %j', (options, message) => {
  const { error } = apiOptionsSchema.validate(options);
  if (message === undefined) expect(error).toBeUndefined();
  else expect(error?.message).toContain(message);
});
