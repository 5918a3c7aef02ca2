import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { expect, it } from 'vitest';
import demos, { validateOptions } from '../../plugins/demos';
import { createDemos } from '../../plugins/demos/createDemos';
import { makeSite } from '../e2e/support/devServer';

const check = (options: object) => validateOptions({ options } as never);

it('all actions are there; each can be switched off', () => {
  const all = { group: true, symbol: true, svg: true, codesandbox: true, stackblitz: true, separate: true };
  expect(check({})).toEqual({ id: 'default', bundle: [], actions: all });
  expect(check({ actions: { svg: false } })).toMatchObject({ actions: { ...all, svg: false } });
  expect(() => check({ actions: { stackblits: false } })).toThrow('Did you mean `stackblitz`?');
});

it('a file to bundle that does not exist is named', () => {
  const context = { siteDir: __dirname, i18n: { currentLocale: 'en' } } as unknown as LoadContext;
  const create = () => createDemos(context, check({ bundle: ['plugin.test.ts', 'none.ts'] }), {} as never);
  expect(create).toThrow('Options of @livespec/docusaurus/plugin-demos: "bundle" is not a file: none.ts');
});

it('html2sketch is a file of the site, if it is installed', async () => {
  const siteDir = await makeSite({});
  const written = async () => {
    const data: Record<string, unknown> = {};
    const context = { siteDir, i18n: { currentLocale: 'en' } } as unknown as LoadContext;
    const createData = async (name: string, content: unknown) => {
      data[name] = content;
      return name;
    };
    await demos(context, check({})).contentLoaded?.({ actions: { createData } } as never);
    return data['designTool.js'];
  };
  try {
    await rm(join(siteDir, 'node_modules'));
    expect(await written()).toBe('export default undefined;\n');
    const file = join(siteDir, 'node_modules/html2sketch/dist/html2sketch.min.js');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, '');
    expect(await written()).toBe(`export default new URL(${JSON.stringify(file)}, import.meta.url).href;\n`);
  } finally {
    await rm(siteDir, { recursive: true });
  }
});
