import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeLicenses } from '../../scripts/licenses';
import { ROOT } from '../helpers/sources';

const FILE = join(ROOT, 'plugins/THIRD-PARTY-LICENSES.md');

it('the list of licences has all that is installed with the package', () => {
  const described = describeLicenses();
  if (process.env.UPDATE) writeFileSync(FILE, described);
  expect(readFileSync(FILE, 'utf8')).toBe(described);
  expect(described).toMatch(/^\| LGPL-3\.0\* \| .*codesandbox-import-utils 2\.3\.0 \|$/m);
});
