import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const OURS = '@livespec';
const SIZES = /\b(MANY_PAGES|MANY_LINKS) = (\d+);/g;

/**
 * Links modules into a site, but for the package, which it copies: there, a tenth of the pages makes a site a large one.
 * Returns the sizes that the package had.
 */
export function linkFewAreMany(modules: string, site: string): string[] {
  const own = join(site, 'node_modules');
  mkdirSync(own);
  const others = readdirSync(modules).filter((name) => name !== OURS && !name.startsWith('.'));
  for (const name of others) symlinkSync(join(modules, name), join(own, name));
  cpSync(join(modules, OURS), join(own, OURS), { recursive: true });
  const sizes: string[] = [];
  const compiled = join(own, OURS, 'docusaurus/lib/node');
  for (const path of readdirSync(compiled, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.js')) continue;
    const code = readFileSync(join(compiled, path), 'utf8');
    const found = code.match(SIZES) ?? [];
    sizes.push(...found);
    if (found.length === 0) continue;
    writeFileSync(
      join(compiled, path),
      code.replace(SIZES, (_, name, size) => `${name} = ${Number(size) / 10};`),
    );
  }
  return sizes.sort();
}
