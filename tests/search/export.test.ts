import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectionSchema } from '../../plugins/search/core/typesense/collectionSchema';
import type { SearchDocument } from '../../plugins/search/core/typesense/documents';

const ROOT = resolve(__dirname, '../..');
const COMMAND = [join(ROOT, 'plugins/bin/livespec.mjs'), 'search-export'];
const run = promisify(execFile);

const FILES = {
  'docusaurus.config.ts': `export default {
  title: 'Tiny',
  url: 'http://localhost',
  baseUrl: '/doc/',
  future: { v4: true, experimental_vcs: false },
  i18n: { defaultLocale: 'en', locales: ['en', 'zh-CN'] },
  plugins: [['@livespec/docusaurus/plugin-docs', { docs: { routeBasePath: '/' } }], '@livespec/docusaurus/plugin-search'],
};
`,
  'docs/index.mdx': '---\ntitle: Home\n---\n\nAll of it.\n',
  'docs/draft.mdx': '---\ntitle: Draft\ndraft: true\n---\n\nNot yet.\n',
  'i18n/zh-CN/docusaurus-plugin-content-docs/current/index.mdx': '---\ntitle: 首页\n---\n\n全部。\n',
  'other/docusaurus.config.ts': `export default { title: 'Other', url: 'http://localhost', baseUrl: '/' };\n`,
};

let folder = '';

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'export-')));
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function start(...args: string[]): Promise<{ code: number; output: string; error: string }> {
  return run(process.execPath, [...COMMAND, ...args], { cwd: folder }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout, error: stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      output: stdout,
      error: stderr,
    }),
  );
}

describe('npm run search:export', () => {
  it('writes the documents and the collection of each locale, and leaves nothing else', async () => {
    const before = await readdir(folder);
    const { code, output, error } = await start('--out', 'out');
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(output).toContain('out/en.jsonl: 2 documents\nout/zh-CN.jsonl: 2 documents\n');
    expect((await readdir(folder)).sort()).toEqual([...before, 'out'].sort());
    expect((await readdir(join(folder, 'out'))).sort()).toEqual([
      '.search-export.json',
      'en.jsonl',
      'en.schema.json',
      'zh-CN.jsonl',
      'zh-CN.schema.json',
    ]);
    const lines = (await readFile(join(folder, 'out/zh-CN.jsonl'), 'utf8')).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line) as SearchDocument)).toMatchObject([
      { id: 'zh-CN page /doc/zh-CN/', type: 'page', page: '首页', lead: '全部。' },
      { id: 'zh-CN section /doc/zh-CN/', type: 'section', text: ['全部。'] },
    ]);
    const schema: unknown = JSON.parse(await readFile(join(folder, 'out/zh-CN.schema.json'), 'utf8'));
    expect(schema).toEqual(collectionSchema('zh-CN'));
  });

  it.each([
    [['nowhere'], 1, '`nowhere` is not a Docusaurus site: it has no `docusaurus.config` file.'],
    [['.', 'other'], 2, 'Only one site at a time: unexpected `other`.'],
    [['--out', 'docusaurus.config.ts'], 1, '`docusaurus.config.ts` is a file, not a folder.'],
    [['--out', ''], 2, '`--out` needs a folder name.'],
    [['--out', 'docs'], 1, '`docs` contains files that this command did not create. Choose a new or empty folder.'],
    [['--out', 'docusaurus.config.ts/out'], 1, '`docusaurus.config.ts/out` cannot be written'],
    [['--to', 'x'], 2, 'There is no option `--to`.'],
    [['other'], 1, 'The records could not be written: the site has no search: plugins/search is not among its plugins'],
  ])('%j is an error that says what is wrong', async (args, expected, message) => {
    const { code, error } = await start(...args);
    expect(code).toBe(expected);
    expect(error).toContain(message);
    expect(error).not.toMatch(/^\s+at /m);
  });

  it('leaves nothing behind when it is stopped', async () => {
    const before = await readdir(folder);
    const child = spawn(process.execPath, [...COMMAND, '--out', 'stopped'], { cwd: folder });
    const ended = new Promise((done) => child.once('close', done));
    const loading = async () => (await readdir(folder)).some((name) => name.startsWith('.docusaurus-search-export'));
    await expect.poll(loading).toBe(true);
    child.kill('SIGTERM');
    expect(await ended).toBe(130);
    expect(await readdir(folder)).toEqual(before);
  });

  it('prints its usage', async () => {
    const { code, output } = await start('--help');
    expect(code).toBe(0);
    expect(output).toContain('Usage: livespec search-export');
  });
});

describe('a collection', () => {
  it('finds text within words, cut as its language is', () => {
    const { fields } = collectionSchema('zh-CN');
    expect(fields.find(({ name }) => name === 'text')).toEqual({
      name: 'text',
      type: 'string[]',
      optional: true,
      infix: true,
      locale: 'zh',
    });
    expect(collectionSchema('en').fields.filter(({ locale }) => locale !== undefined)).toEqual([]);
  });
});
