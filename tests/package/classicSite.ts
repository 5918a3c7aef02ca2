import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export const PROJECT = resolve(__dirname, '../..');
const TEMPLATES = join(dirname(createRequire(__filename).resolve('create-docusaurus/package.json')), 'templates');

export function packPlugins(folder: string): string {
  const args = ['pack', '--workspace', 'plugins', '--json', '--silent', '--pack-destination', folder];
  const printed = execFileSync('npm', args, { cwd: PROJECT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const [{ filename }] = JSON.parse(printed.slice(printed.indexOf('['))) as [{ filename: string }];
  return join(folder, filename);
}

/** Installs the tarball and what create-docusaurus declares from the registry. Returns the folder of modules. */
export function install(tarball: string, folder: string): string {
  const manifest = JSON.parse(readFileSync(join(TEMPLATES, 'classic-typescript/package.json'), 'utf8')) as object;
  const { overrides } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as { overrides: object };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, overrides }));
  const args = ['install', tarball, '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'];
  execFileSync('npm', args, { cwd: folder, stdio: 'pipe' });
  return join(folder, 'node_modules');
}

export function createClassicSite(modules: string): string {
  const site = realpathSync(mkdtempSync(join(tmpdir(), 'classic-')));
  for (const part of ['shared', 'classic-typescript']) cpSync(join(TEMPLATES, part), site, { recursive: true });
  symlinkSync(modules, join(site, 'node_modules'));
  return site;
}

export function editConfig(site: string, replaced: RegExp, by: string): void {
  const file = join(site, 'docusaurus.config.ts');
  const text = readFileSync(file, 'utf8');
  if (!replaced.test(text)) throw new Error(`docusaurus.config.ts has nothing like ${replaced}`);
  writeFileSync(file, text.replace(replaced, by));
}

/** Returns what is printed. */
export function build(site: string, ...flags: string[]): string {
  const docusaurus = join(site, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const command = [docusaurus, 'build', ...flags];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: site, encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout + stderr);
  return stdout + stderr;
}
