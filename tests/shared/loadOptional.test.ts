import { expect, it } from 'vitest';
import { loadOptional, MissingPackageError } from '../../plugins/shared/core/loadOptional';

const fail = (message: string, code?: string) => () => Promise.reject(Object.assign(new Error(message), { code }));

it('gives the module', async () => {
  expect(await loadOptional('lmdb', 'A data file', async () => 1)).toBe(1);
});

it.each([
  ["Cannot find module 'lmdb'\nRequire stack:\n- a.js", 'MODULE_NOT_FOUND'],
  ["Cannot find package 'lmdb' imported from a.js", 'ERR_MODULE_NOT_FOUND'],
])('says what to install: %s', async (message, code) => {
  const found = loadOptional('lmdb', 'A data file', fail(message, code));
  await expect(found).rejects.toThrow(MissingPackageError);
  await expect(found).rejects.toThrow(/^A data file needs the package `lmdb`\. Run `npm install lmdb`\.$/);
});

it.each([
  ["Cannot find module 'msgpackr'", 'MODULE_NOT_FOUND'],
  ['No native build of lmdb', undefined],
])('leaves another failure as it is: %s', async (message, code) => {
  await expect(loadOptional('lmdb', 'A data file', fail(message, code))).rejects.toThrow(message);
});
