import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLUGINS } from '../readmes/support/listPlugins';
import { PROJECT, packPlugins } from './classicSite';
import { unpack } from './unpack';

const NAME = '@livespec/docusaurus';
/** ES modules, which CommonJS cannot require in all versions of Node. */
const FOR_PAGES = /\/(client|messages)\b/;
const MOST_FILES = 2100;
const MOST_BYTES = 6_300_000;

const site = realpathSync(mkdtempSync(join(tmpdir(), 'publish-')));
let packed: string;

beforeAll(() => {
  packed = unpack(packPlugins(site), site);
});
afterAll(() => rmSync(site, { recursive: true }));

function listFiles(folder: string, ending = ''): string[] {
  return readdirSync(join(packed, folder), { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith(ending) && statSync(join(packed, folder, path)).isFile(),
  );
}

describe('the package', () => {
  it(`has at most ${MOST_FILES} files and ${MOST_BYTES / 1e6} MB, and nothing that nobody reads`, () => {
    const files = listFiles('');
    expect(files.length).toBeLessThanOrEqual(MOST_FILES);
    const bytes = files.reduce((sum, path) => sum + statSync(join(packed, path)).size, 0);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
    const outside = files.filter((path) => !/^(bin|lib)[\\/]/.test(path));
    expect(outside.filter((path) => !/^\w+[\\/]README\.md$/.test(path)).sort()).toEqual([
      'ACCESSIBILITY.md',
      'CHANGELOG.md',
      'COMMANDS.md',
      'LICENSE',
      'README.md',
      'SECURITY.md',
      'THIRD-PARTY-LICENSES.md',
      'check/RULES.md',
      'package.json',
    ]);
    expect(outside.map((path) => dirname(path))).toEqual(expect.arrayContaining(PLUGINS));
    expect(files.filter((path) => path.endsWith('.map'))).toEqual([]);
    const sources = files.filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'));
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.filter((path) => !/^lib[\\/]sources[\\/][^\\/]+[\\/]theme[\\/]/.test(path))).toEqual([]);
  });

  it('has ES modules that name files in full', () => {
    const named = listFiles('lib/pages', '.js').flatMap((path) => {
      const text = readFileSync(join(packed, 'lib/pages', path), 'utf8');
      const names = text.matchAll(/(?:\bfrom |\bimport |\bimport\(|\baccept\(|\bnew URL\()"(\.[^"]*)"/g);
      return [...names].map(([, name = '']) => join(dirname(path), name));
    });
    expect(named.length).toBeGreaterThan(500);
    expect(named.filter((file) => !existsSync(join(packed, 'lib/pages', file)))).toEqual([]);
  });

  it('gives publint nothing to say', async () => {
    const manifest = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8')) as Record<string, unknown>;
    const { messages } = await publint({ pkgDir: packed, pack: false });
    expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
  });

  it('can be published', () => {
    // npm unpacks what it publishes, and judges the manifest: the other two thousand files would only take their time.
    const judged = ['package.json', 'README.md', 'LICENSE', 'bin'];
    for (const path of judged) cpSync(join(packed, path), join(site, 'package', path), { recursive: true });
    execFileSync('tar', ['-czf', 'manifest.tgz', 'package'], { cwd: site });
    const args = ['publish', './manifest.tgz', '--dry-run', '--json', '--offline', '--registry', 'http://127.0.0.1:9'];
    const stdout = execFileSync('npm', args, { cwd: site, encoding: 'utf8', stdio: 'pipe' });
    expect(stdout).toContain(NAME);
  });

  it('has types of all exports for bundlers', () => {
    const names = listExports();
    expect(names.length).toBeGreaterThan(150);
    writeFileSync(join(site, 'bundled.ts'), useAll(names));
    expect(check({ module: 'esnext', moduleResolution: 'bundler' }, ['bundled.ts'])).toEqual([]);
  });

  it('has types of all exports for Node, as ES modules and as CommonJS', () => {
    const names = listExports();
    const forNode = names.filter((name) => !FOR_PAGES.test(name));
    expect(forNode.length).toBeGreaterThan(14);
    writeFileSync(join(site, 'node.mts'), useAll(names));
    writeFileSync(join(site, 'node.cts'), useAll(forNode));
    expect(check({ module: 'node16', moduleResolution: 'node16' }, ['node.mts', 'node.cts'])).toEqual([]);
  });

  it('is loaded by Node, as CommonJS and as ES modules', () => {
    const names = listExports().filter((name) => !FOR_PAGES.test(name));
    const scripts = [
      ['load.cjs', `for (const name of names) if (Object.keys(require(name)).length === 0) throw new Error(name);`],
      ['load.mjs', `for (const name of [...names, '${NAME}/messages']) await import(name);`],
    ] as const;
    for (const [file, code] of scripts) {
      writeFileSync(join(site, file), `const names = ${JSON.stringify(names)};\n${code}\nconsole.log('loaded');\n`);
      const printed = execFileSync(process.execPath, [file], { cwd: site, encoding: 'utf8' });
      expect(printed).toBe('loaded\n');
    }
  });
});

describe('without its optional packages', () => {
  const run = (...args: string[]) => {
    const command = join(packed, 'bin/livespec.mjs');
    return spawnSync(process.execPath, [command, ...args], { cwd: site, encoding: 'utf8' });
  };

  it.each([
    [
      ['types', 'swagger.yaml'],
      'A Swagger 2.0 document needs the package `swagger2openapi`. Run `npm install swagger2openapi`.',
    ],
    [['sandbox', 'openapi.yaml', '--data', 'a.db'], 'A data file needs the package `lmdb`. Run `npm install lmdb`.'],
  ])('livespec %j says what to install', (args, message) => {
    const info = "info: { title: Pets, version: '1' }\npaths: {}\n";
    writeFileSync(join(site, 'swagger.yaml'), `swagger: '2.0'\n${info}`);
    writeFileSync(join(site, 'openapi.yaml'), `openapi: 3.1.0\n${info}`);
    const { status, stderr } = run(...args);
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(status).toBe(1);
    expect(existsSync(join(site, 'a.db'))).toBe(false);
  });

  it('the page of all results says what to install', () => {
    const code = `require('${NAME}/plugin-search').wordSearch({}, {})`;
    const { stderr } = spawnSync(process.execPath, ['-e', code], { cwd: site, encoding: 'utf8' });
    expect(stderr).toContain(
      'The option `search.resultsPage` needs the package `@easyops-cn/docusaurus-search-local`. Run `npm install @easyops-cn/docusaurus-search-local`.',
    );
  });
});

/** What exports name that has types: patterns, with each file that fits. */
function listExports(): string[] {
  const plugins = listFiles('lib/types', 'index.d.ts')
    .filter((path) => /^[^\\/]+[\\/]index\.d\.ts$/.test(path))
    .map((path) => path.slice(0, -'/index.d.ts'.length))
    .filter((name) => name !== 'preset');
  const forPages = listFiles('lib/pages', '.d.ts')
    .map((path) => path.replaceAll('\\', '/').replace(/\.d\.ts$/, ''))
    .filter((name) => name !== 'theme');
  return [
    NAME,
    ...['backend', 'samples', 'messages'].map((name) => `${NAME}/${name}`),
    ...plugins.map((name) => `${NAME}/plugin-${name}`),
    ...forPages.map((name) => `${NAME}/client/${name}`),
  ];
}

function useAll(names: string[]): string {
  return `${names.map((name, index) => `import * as m${index} from '${name}';`).join('\n')}
import type { Options } from '${NAME}';
export const all = [${names.map((_, index) => `m${index}`).join()}];
export const right: Options = { api: { spec: 'a.yaml' } };
// @ts-expect-error: a number.
export const wrong: Options = { api: { spec: 5 } };
`;
}

/** Errors in the files, and in our declarations. Those of other packages have errors of their own. */
function check(options: object, files: string[]): string[] {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    jsx: 'react-jsx',
    target: 'es2023',
    preserveSymlinks: true,
    types: ['@docusaurus/module-type-aliases', '@docusaurus/theme-classic', `${NAME}/theme`, 'node'],
    ...options,
  };
  writeFileSync(join(site, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  const tsc = join(PROJECT, 'node_modules/typescript/bin/tsc');
  // One checker looks at each declaration once; the little memory that it needs need not be collected.
  const env = { ...process.env, GOGC: 'off' };
  const args = [tsc, '-p', '.', '--checkers', '1'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: site, encoding: 'utf8', env });
  return stdout
    .split('\n')
    .filter(
      (line) =>
        files.some((file) => line.startsWith(file)) || line.includes('@livespec') || /error TS[56]\d{3}/.test(line),
    );
}
