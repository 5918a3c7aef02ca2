import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './classicSite';

/** Unpacks the tarball into the modules of an empty site, which has the other packages of this project by links. */
export function unpack(tarball: string, site: string): string {
  const modules = join(site, 'node_modules');
  const packed = join(modules, '@livespec/docusaurus');
  mkdirSync(packed, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', packed]);
  const own = join(PROJECT, 'node_modules');
  for (const name of readdirSync(own)) {
    if (!name.startsWith('.') && name !== '@livespec') symlinkSync(join(own, name), join(modules, name));
  }
  return packed;
}
