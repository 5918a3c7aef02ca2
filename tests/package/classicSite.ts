import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export const PROJECT = resolve(__dirname, '../..');
const TEMPLATES = join(dirname(createRequire(__filename).resolve('create-docusaurus/package.json')), 'templates');

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export function packPlugins(folder: string): string {
  const args = ['pack', '--workspace', 'plugins', '--json', '--silent', '--pack-destination', folder];
  const printed = execFileSync('npm', args, { cwd: PROJECT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const [{ filename }] = JSON.parse(printed.slice(printed.indexOf('['))) as [{ filename: string }];
  return join(folder, filename);
}

/** Links only declared dependencies to this repository's modules, so that others are not found. */
export function createClassicSite(tarball: string): string {
  const site = realpathSync(mkdtempSync(join(tmpdir(), 'classic-')));
  for (const part of ['shared', 'classic-typescript']) cpSync(join(TEMPLATES, part), site, { recursive: true });
  const packed = join(site, 'node_modules/@livespec/docusaurus');
  mkdirSync(packed, { recursive: true });
  execFileSync('tar', ['xzf', tarball, '-C', packed, '--strip-components=1']);
  for (const name of declared(join(site, 'package.json'), join(packed, 'package.json'))) {
    const link = join(site, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(PROJECT, 'node_modules', name), link);
  }
  return site;
}

function declared(...manifests: string[]): Set<string> {
  const parts = manifests.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Manifest);
  return new Set(
    parts.flatMap(({ dependencies, devDependencies, peerDependencies }) =>
      Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }),
    ),
  );
}

export function editConfig(site: string, replaced: RegExp, by: string): void {
  const file = join(site, 'docusaurus.config.ts');
  const text = readFileSync(file, 'utf8');
  if (!replaced.test(text)) throw new Error(`docusaurus.config.ts has nothing like ${replaced}`);
  writeFileSync(file, text.replace(replaced, by));
}

export function build(site: string): void {
  const docusaurus = join(site, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  execFileSync(process.execPath, [docusaurus, 'build'], { cwd: site, stdio: 'pipe' });
}
