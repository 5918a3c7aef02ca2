import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DEFAULT_API_OPTIONS, openApi } from '../../plugins/openapi';
import sandbox, { validateOptions } from '../../plugins/sandbox';
import type { SandboxApi } from '../../plugins/sandbox/core/api';
import { partFile } from '../../plugins/sandbox/core/parts/partFile';
import type { OperationPart, PartIndex } from '../../plugins/sandbox/core/parts/types';
import { createRequestValidator } from '../../plugins/sandbox/core/request/createRequestValidator';

const ROOT = join(import.meta.dirname, '../..');
const PLAIN = 'openapi: 3.1.1\ninfo: {title: Plain, version: "1"}\npaths: {}\n';
const BROKEN = PLAIN.replace('{}', '{');

let siteDir: string;

beforeEach(async () => {
  siteDir = await realpath(await mkdtemp(join(tmpdir(), 'sandbox-')));
  await cp(join(ROOT, 'openapi'), join(siteDir, 'openapi'), { recursive: true });
  const before = process.env.NODE_ENV;
  onTestFinished(async () => {
    process.env.NODE_ENV = before;
    await rm(siteDir, { recursive: true, force: true });
  });
});

function start(env: 'production' | 'development', given: object = {}, docs: object = {}) {
  process.env.NODE_ENV = env;
  const options = validateOptions({ options: { api: { spec: 'openapi/openapi.yaml' }, ...given } } as never);
  const plugin = sandbox({ siteDir, baseUrl: '/' } as LoadContext, options);
  const data = new Map<string, string>();
  async function load() {
    data.clear();
    const createData = async (name: string, text: string) => {
      data.set(name, text);
      return name;
    };
    await plugin.allContentLoaded?.({
      allContent: { 'docusaurus-plugin-content-docs': docs },
      actions: { createData },
    } as never);
    const api = JSON.parse(data.get('api.json') ?? '') as SandboxApi;
    return { api, backend: data.get('backend.js') };
  }
  return { load, data, plugin };
}

describe('the plugin', () => {
  it('gives pages the calls of the document with their schemas', async () => {
    const { api } = await start('production').load();
    expect(api.operations).toHaveLength(36);
    const pageNum = api.operations.flatMap(({ parameters }) => parameters).find(({ name }) => name === 'pageNum');
    expect(createRequestValidator(api)(0, pageNum?.schema)).toBe('must be >= 1');
  });

  it('stops a build whose document is broken', async () => {
    await writeFile(join(siteDir, 'openapi/openapi.yaml'), BROKEN);
    await expect(start('production').load()).rejects.toThrow('openapi/openapi.yaml');
  });

  it('keeps the last good calls in the dev server, and begins without any', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    onTestFinished(() => warn.mockRestore());
    const file = join(siteDir, 'openapi/openapi.yaml');
    const { load } = start('development');
    expect((await load()).api.operations).toHaveLength(36);
    await writeFile(file, BROKEN);
    expect((await load()).api.operations).toHaveLength(36);
    expect((await start('development').load()).api.operations).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
    await writeFile(file, PLAIN);
    expect((await load()).api).toMatchObject({ title: 'Plain', operations: [] });
  });

  it('gives pages the module of the backend, where there is one', async () => {
    await writeFile(join(siteDir, 'backend.ts'), 'export default { operations: {} };');
    expect((await start('production', { backend: 'backend.ts' }).load()).backend).toBe(
      `export {default} from ${JSON.stringify(join(siteDir, 'backend.ts'))};\n`,
    );
    expect((await start('production').load()).backend).toBe('export default undefined;\n');
    expect(() => start('production', { backend: 'backends.ts' })).toThrow('"backend" is not a file: backends.ts');
  });

  it('gives each version of the docs, and each API, parts of its own, and the first one the backend', async () => {
    await writeFile(join(siteDir, 'backend.ts'), 'export default { operations: {} };');
    const sourceOf = async (path: string) => {
      await writeFile(join(siteDir, 'one.yaml'), PLAIN.replace('{}', `{ ${path}: { get: { responses: {} } } }`));
      const open = openApi({ siteDir }, { ...DEFAULT_API_OPTIONS, spec: 'one.yaml' });
      const model = await (await open()).read();
      return { read: async () => model, current: () => ({}) };
    };
    const apis = new Map([
      ['current', await sourceOf('/animals')],
      ['1.0', await sourceOf('/pets')],
    ]);
    const other = { apis: new Map([['current', await sourceOf('/shops')]]) };
    const { data, load, plugin } = start('production', { backend: 'backend.ts' }, { default: { apis }, other });
    await load();
    const entries = [...(data.get('documents.js') ?? '').matchAll(/"(.+)": \{ folder: "(.+)", backend: .+'(.+)'/g)];
    const outDir = join(siteDir, 'out');
    await plugin.postBuild?.({ outDir } as never);
    const read = async (file: string) => JSON.parse(await readFile(join(outDir, file), 'utf8')) as unknown;
    const found = entries.map(async ([, key, folder, backend]) => {
      const { api, names } = (await read(`${folder}/index.json`)) as PartIndex;
      const [name] = Object.values(names);
      const part = (await read(`${folder}/${partFile(name ?? '')}`)) as OperationPart;
      return [key, backend, ...[api, part.api].map(({ operations }) => operations.map(({ path }) => path).join())];
    });
    expect(await Promise.all(found)).toEqual([
      ['default', './backend.js', '/animals', '/animals'],
      ['default@1.0', './backend-1.js', '/pets', '/pets'],
      ['other', './backend-2.js', '/shops', '/shops'],
    ]);
    expect(new Set(entries.map(([, , folder]) => folder)).size).toBe(3);
    expect(data.get('backend.js')).toContain('backend.ts');
    expect(data.get('backend-1.js')).toBe('export default undefined;\n');
  });

  it('knows its options', () => {
    const check = (options: object) => validateOptions({ options } as never);
    expect(check({ api: {} })).toMatchObject({ api: { spec: 'openapi/openapi.yaml', strict: false } });
    expect(() => check({ api: { specs: 'x' } })).toThrow('"api.specs" is not allowed. Did you mean `spec`?');
    expect(() => check({ id: 'x' })).toThrow('"id" is not allowed');
  });
});
