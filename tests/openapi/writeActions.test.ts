import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeActions } from '../../plugins/openapi/writeActions';

it('every theme can add a component beside the path of a call, and the dev server sees the list once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'actions-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'openapi/default/actions.js');
  writeActions({ '@theme/ApiOperation': 'a.js' }, folder);
  expect(await readFile(file, 'utf8')).toBe('export default {  };\n');
  const aliases = {
    '@theme/ApiOperation/Actions': '/openapi/Actions.js',
    '@theme/ApiOperation/Actions/Try': '/console/Try.js',
    '@theme-original/ApiOperation/Actions/Try': '/console/Try.js',
    '@theme/ApiOperation/Actions/Ask': '/site/src/theme/Ask.tsx',
    '@theme/ApiOperation/Actions/helpers': '/site/src/theme/helpers.ts',
  };
  writeActions(aliases, folder);
  const { mtimeMs } = await stat(file);
  expect(await readFile(file, 'utf8')).toBe(
    "import Ask from '@theme/ApiOperation/Actions/Ask';\nimport Try from '@theme/ApiOperation/Actions/Try';\nexport default { Ask, Try };\n",
  );
  writeActions(aliases, folder);
  expect((await stat(file)).mtimeMs).toBe(mtimeMs);
});
