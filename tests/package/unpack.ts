import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './classicSite';

/**
 * Unpacks the tarball into the modules of an empty site, which has the other packages of this project by links, but for
 * those that the package calls optional.
 */
export function unpack(tarball: string, site: string): string {
  const modules = join(site, 'node_modules');
  const packed = join(modules, '@livespec/docusaurus');
  mkdirSync(packed, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', packed]);
  const { peerDependenciesMeta } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8')) as {
    peerDependenciesMeta: Record<string, { optional: boolean }>;
  };
  const optional = Object.keys(peerDependenciesMeta).map((name) => name.split('/')[0]);
  const own = join(PROJECT, 'node_modules');
  const linked = readdirSync(own).filter((name) => !/^\.|^@livespec$/.test(name) && !optional.includes(name));
  for (const name of linked) symlinkSync(join(own, name), join(modules, name));
  return packed;
}
