import { readFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { isComponent, LIB, PACKAGE, PLUGINS, writeChanged } from './places.mjs';

/** What `docusaurus swizzle` needs beside compiled components: their sources, and a name for each plugin. */
export async function compileSwizzle(sources) {
  const { version } = JSON.parse(await readFile(join(PLUGINS, 'package.json'), 'utf8'));
  return Promise.all([
    ...sources.filter((path) => /^[^/]+\/theme\/.*\.(tsx?|css)$/.test(path)).map(copySource),
    ...sources.filter((path) => /^[^/]+\/index\.ts$/.test(path)).map((path) => writeManifest(dirname(path), version)),
  ]);
}

async function copySource(path) {
  const text = await readFile(join(PLUGINS, path), 'utf8');
  return writeChanged(join(LIB, 'sources', path), isComponent(path) ? nameOutside(text, path) : text);
}

/** Imports from outside of the theme need the package name in a swizzled component. */
function nameOutside(text, path) {
  return text.replace(/(\bfrom ?|\bimport\()(["'])(\.\.?\/[^"']+)\2/g, (whole, start, quote, from) => {
    const target = posix.join(dirname(path), from);
    return target.split('/')[1] === 'theme' ? whole : `${start}${quote}${PACKAGE}/client/${target}${quote}`;
  });
}

/** Docusaurus names a theme after the nearest package.json. */
function writeManifest(plugin, version) {
  const manifest = { name: `${PACKAGE}/plugin-${plugin}`, version };
  return writeChanged(join(LIB, 'node', plugin, 'package.json'), `${JSON.stringify(manifest)}\n`);
}
