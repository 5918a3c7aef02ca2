import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { expect, it } from 'vitest';
import demos, { validateOptions } from '../../plugins/demos';
import { createDemos } from '../../plugins/demos/createDemos';
import { makeSite } from '../e2e/support/devServer';

const check = (options: object) => validateOptions({ options } as never);

it('each action can be switched off', () => {
  expect(check({})).toEqual({ id: 'default', bundle: [], actions: {} });
  expect(check({ actions: { svg: false } })).toMatchObject({ actions: { svg: false } });
  expect(() => check({ actions: { stackblits: false } })).toThrow('Did you mean `stackblitz`?');
});

it('a file to bundle that does not exist is named', () => {
  const context = { siteDir: __dirname, i18n: { currentLocale: 'en' } } as unknown as LoadContext;
  const create = () => createDemos(context, check({ bundle: ['plugin.test.ts', 'none.ts'] }), {} as never);
  expect(create).toThrow('Options of @livespec/docusaurus/plugin-demos: "bundle" is not a file: none.ts');
});

it('actions are there if their packages are', async () => {
  const siteDir = await makeSite({});
  const write = async (actions = {}) => {
    const data: Record<string, unknown> = {};
    const context = { siteDir, i18n: { currentLocale: 'en' } } as unknown as LoadContext;
    const createData = async (name: string, content: unknown) => {
      data[name] = content;
      return name;
    };
    await demos(context, check({ actions })).contentLoaded?.({ actions: { createData } } as never);
    return data;
  };
  const install = async (file: string) => {
    const path = join(siteDir, 'node_modules', file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, '');
    return path;
  };
  const none = { group: false, symbol: false, svg: false, codesandbox: false, stackblitz: true, separate: true };
  const all = { group: true, symbol: true, svg: true, codesandbox: true, stackblitz: true, separate: true };
  try {
    await rm(join(siteDir, 'node_modules'));
    expect(await write()).toEqual({
      'settings.json': { actions: none },
      'tools.js':
        'export const html2sketch = undefined;\nexport const loadDomToSvg = undefined;\nexport const loadCodeSandboxUtils = undefined;\n',
    });
    await expect(async () => write({ svg: true })).rejects.toThrow(
      'The option `demos.actions.svg` needs the package `dom-to-svg`. Run `npm install dom-to-svg`.',
    );
    const script = await install('html2sketch/dist/html2sketch.min.js');
    await install('dom-to-svg/package.json');
    await install('codesandbox-import-utils/lib/api/define.js');
    const written = await write({ symbol: false, svg: true });
    expect(written['settings.json']).toEqual({ actions: { ...all, symbol: false } });
    expect(String(written['tools.js']).split('\n')).toEqual([
      `export const html2sketch = new URL(${JSON.stringify(script)}, import.meta.url).href;`,
      "export const loadDomToSvg = () => import('dom-to-svg');",
      "export const loadCodeSandboxUtils = () => import('codesandbox-import-utils/lib/api/define.js');",
      '',
    ]);
  } finally {
    await rm(siteDir, { recursive: true });
  }
});
