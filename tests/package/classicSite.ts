import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export const PROJECT = resolve(__dirname, '../..');
const TEMPLATES = join(dirname(createRequire(__filename).resolve('create-docusaurus/package.json')), 'templates');

/** The package itself, what npm knows of ours, and caches, which other processes write meanwhile. */
const NOT_COPIED = ['@livespec', '.package-lock.json', '.cache', '.vite', '.vite-temp'];

/** Returns the tarball: that of the environment, which `npm test` makes once, or one in the folder. */
export function packPlugins(folder: string): string {
  if (process.env.PACKED) return process.env.PACKED;
  const args = ['pack', '--workspace', 'plugins', '--json', '--silent', '--pack-destination', folder];
  const printed = execFileSync('npm', args, { cwd: PROJECT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const [{ filename }] = JSON.parse(printed.slice(printed.indexOf('['))) as [{ filename: string }];
  return join(folder, filename);
}

/**
 * Installs the tarball and what create-docusaurus declares. Returns the folder of modules. It begins as a copy of ours, by
 * links: npm keeps what is needed, removes the rest, and gets only what is missing from the registry.
 */
export function install(tarball: string, folder: string): string {
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  const copied = readdirSync(join(PROJECT, 'node_modules')).filter((name) => !NOT_COPIED.includes(name));
  execFileSync('cp', ['-al', ...copied, modules], { cwd: join(PROJECT, 'node_modules') });
  const manifest = JSON.parse(readFileSync(join(TEMPLATES, 'classic-typescript/package.json'), 'utf8')) as object;
  const { overrides } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as { overrides: object };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, overrides }));
  const args = ['install', tarball, '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'];
  execFileSync('npm', args, { cwd: folder, stdio: 'pipe' });
  return modules;
}

export function createEmptySite(modules: string): string {
  const site = realpathSync(mkdtempSync(join(tmpdir(), 'site-')));
  symlinkSync(modules, join(site, 'node_modules'));
  return site;
}

export function createClassicSite(modules: string): string {
  const site = createEmptySite(modules);
  for (const part of ['shared', 'classic-typescript']) cpSync(join(TEMPLATES, part), site, { recursive: true });
  return site;
}

export function editConfig(site: string, replaced: RegExp, by: string): void {
  const file = join(site, 'docusaurus.config.ts');
  const text = readFileSync(file, 'utf8');
  if (!replaced.test(text)) throw new Error(`docusaurus.config.ts has nothing like ${replaced}`);
  writeFileSync(file, text.replace(replaced, by));
}
