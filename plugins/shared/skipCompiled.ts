import type { Plugin } from '@docusaurus/types';

type Config = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

const done = new WeakSet<object>();

/**
 * Leaves modules below `folder` as they are: they are compiled already. Docusaurus compiles whatever has its name in the path,
 * and where a site names no browsers, its Babel preset takes iterables for lists: `[...set]` would hold the set itself.
 */
export function skipCompiled(config: Config, folder: string): void {
  for (const rule of config.module?.rules ?? []) {
    if (typeof rule !== 'object' || rule === null || done.has(rule)) continue;
    const { test, exclude } = rule;
    if (!(test instanceof RegExp) || !test.test('a.js') || typeof exclude !== 'function') continue;
    rule.exclude = (path: string) => path.startsWith(folder) || exclude(path);
    done.add(rule);
  }
}
