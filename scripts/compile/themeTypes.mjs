import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PACKAGE, PLUGINS, toPosix } from './places.mjs';

const COMPONENT = /^[^/]+\/theme\/([A-Z].*?)(?:\/index)?\.tsx$/;
const DOCUSAURUS = join(PLUGINS, '../node_modules/@docusaurus');
const DECLARING = [
  'theme-classic',
  'theme-search-algolia',
  'plugin-content-blog',
  'plugin-content-docs',
  'plugin-content-pages',
];

/** Modules `@theme/…` of ours, but those that Docusaurus' themes declare. */
export async function listComponents() {
  const paths = (await readdir(PLUGINS, { recursive: true })).map(toPosix).filter((path) => COMPONENT.test(path));
  const declared = await Promise.all(
    DECLARING.map((name) => readFile(join(DOCUSAURUS, name, `src/${name}.d.ts`), 'utf8')),
  );
  const nameOf = (path) => COMPONENT.exec(path)?.[1] ?? '';
  // Another plugin wraps a component of this one.
  const isWrapper = (path) => !path.startsWith('openapi/') && paths.includes(path.replace(/^[^/]+/, 'openapi'));
  const isDeclared = (path) => declared.some((text) => text.includes(`'@theme/${nameOf(path)}'`));
  const own = paths.filter((path) => !isDeclared(path) && !isWrapper(path)).toSorted((a, b) => (a < b ? -1 : 1));
  return Promise.all(
    own.map(async (path) => {
      const text = await readFile(join(PLUGINS, path), 'utf8');
      return { path, name: nameOf(path), isComponent: /^export default /m.test(text) };
    }),
  );
}

/** Types of `@theme/…` for sites, which name `@livespec/docusaurus/theme`. */
export function describeTheme(components) {
  const describe = ({ path, name, isComponent }) => {
    const from = JSON.stringify(`${PACKAGE}/client/${path.replace(/\.tsx$/, '')}`);
    const component = isComponent ? `  export { default } from ${from};\n` : '';
    return `declare module '@theme/${name}' {\n${component}  export * from ${from};\n}\n`;
  };
  return components.map(describe).join('\n');
}
