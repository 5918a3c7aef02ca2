import { cp, readdir, rm, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { listFiles } from '../plugins/shared/files';
import { countNodes, type PageNodes, tooHeavy } from './countNodes';
import { writeFloorSite } from './floor';
import { type Cost, runMeasured } from './runMeasured';

export const PROJECT = resolve(__dirname, '..');
export const DOCUSAURUS = join(PROJECT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
export const LIVESPEC = join(PROJECT, 'plugins/bin/livespec.mjs');
/** `bench` holds the copy itself. */
const NOT_COPIED = new Set(['node_modules', '.git', '.docusaurus', 'build', 'bench', 'tests']);

export interface BuiltSite {
  name: string;
  folder: string;
  baseUrl: string;
  cost: Cost;
  pages: number;
  megabytes: number;
  heaviest: PageNodes[];
  middle: PageNodes | undefined;
  tooHeavy: PageNodes[];
}

/** A copy to build and edit, without caches, so that other builds are not disturbed. */
export async function copyProject(to: string): Promise<void> {
  for (const name of await readdir(PROJECT)) {
    if (!NOT_COPIED.has(name)) await cp(join(PROJECT, name), join(to, name), { recursive: true });
  }
}

export function buildOwn(copy: string, out: string): Promise<BuiltSite> {
  return build('this site', '/doc/', out, [DOCUSAURUS, 'build', copy, '--out-dir', out], copy);
}

export function buildSpec(spec: string, out: string): Promise<BuiltSite> {
  const command = [LIVESPEC, 'document', spec, '--out', out, '--pages', 'operation'];
  return build(basename(spec), '/', out, command, PROJECT);
}

/** A plain site of as many pages, in as many languages. */
export async function buildFloor(work: string, { pages }: BuiltSite, locales = ['en']): Promise<BuiltSite> {
  const siteDir = floorFolder(work, pages);
  const out = `${siteDir}-build`;
  await writeFloorSite(siteDir, Math.round(pages / locales.length), locales);
  return buildSite('plain Docusaurus', siteDir, out);
}

export function buildSite(name: string, siteDir: string, out: string): Promise<BuiltSite> {
  return build(name, '/', out, [DOCUSAURUS, 'build', siteDir, '--out-dir', out], siteDir);
}

export function floorFolder(work: string, pages: number): string {
  return join(work, `floor-${pages}`);
}

export const FLOOR_PAGE = 'section-01/page-1';

async function build(name: string, baseUrl: string, out: string, args: string[], cwd: string): Promise<BuiltSite> {
  console.error(`Building ${name} …`);
  await rm(out, { recursive: true, force: true });
  const cost = await runMeasured(process.execPath, args, cwd);
  const pages = await countNodes(out);
  const ofOperations = pages.filter(({ operations }) => operations === 1);
  return {
    name,
    folder: out,
    baseUrl,
    cost,
    pages: pages.length,
    megabytes: (await sizeOf(out)) / 1e6,
    heaviest: pages.slice(0, 5),
    middle: ofOperations[Math.floor(ofOperations.length / 2)],
    tooHeavy: tooHeavy(pages),
  };
}

export async function sizeOf(folder: string): Promise<number> {
  let bytes = 0;
  for (const path of await listFiles(folder)) bytes += (await stat(join(folder, path))).size;
  return bytes;
}
