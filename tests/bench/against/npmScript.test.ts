import { expect, it } from 'vitest';
import { NotThereError } from '../../../bench/against/measurement';
import { npmScript } from '../../../bench/against/npmScript';
import { ROOT } from '../../helpers/sources';

it('runs a script, if the version has it', async () => {
  expect(await npmScript(ROOT, 'build', ['--out-dir', 'a'])).toEqual(['run', 'build', '--', '--out-dir', 'a']);
  await expect(npmScript(ROOT, 'nonesuch', [])).rejects.toThrow(NotThereError);
  await expect(npmScript(ROOT, 'toString', [])).rejects.toThrow('no script `toString`');
});
