import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Import, importsOf, listSources, ROOT, readSource } from './helpers/sources';

const PLUGINS = listSources('plugins');
const SITE = listSources('src');
const MOST_LINES = 250;
/** Imports go from a room to those before it. CONTRIBUTING has a sentence for each, in this order. */
const ROOMS = [
  ...['shared', 'schema', 'values', 'document', 'samples', 'messages', 'openapi'],
  ...['demos', 'tabs', 'runtime', 'navigation', 'appearance', 'markdown', 'docs'],
  ...['search', 'sandbox', 'console', 'flows', 'check', 'preset', 'migrate', 'mcp'],
];
/** Their files are imported one by one, so that pages get no more than they use; of these, only `flows` is a plugin, too. */
const LIBRARIES = new Set(['shared', 'schema', 'values', 'document', 'samples', 'flows']);
/** `core/` may use Node's modules that only compute. */
const PURE_BUILTINS = new Set(['node:path', 'node:path/posix', 'node:url', 'node:util', 'node:assert']);

interface Manifest {
  version?: string;
  name?: string;
  peerDependencies?: Record<string, string>;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  engines?: { node?: string };
}

function pluginOf(path: string): string | undefined {
  return /^plugins\/([^/]+)/.exec(path)?.[1];
}

function offenders(files: string[], isWrong: (from: Import, file: string) => boolean): string[] {
  return files.flatMap((file) =>
    importsOf(file)
      .filter((from) => isWrong(from, file))
      .map(({ from }) => `${file} imports ${from}`),
  );
}

/** Resolves an import from the root. */
function fileOf(target: string): string | undefined {
  return ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((end) => target + end)
    .find((file) => PLUGINS.includes(file));
}

/** Returns the nodes on a cycle, or between two. */
function inCycles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  let left = [...graph.keys()];
  for (let before = -1; before !== left.length; ) {
    before = left.length;
    const leading = new Set(left);
    left = left.filter((node) => graph.get(node)?.some((other) => leading.has(other)));
    const reached = new Set(left.flatMap((node) => graph.get(node) ?? []));
    left = left.filter((node) => reached.has(node));
  }
  return left;
}

/** Which groups of files import which others. */
function graphOf(groupOf: (file: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const file of PLUGINS) {
    const from = groupOf(file);
    const targets = importsOf(file).flatMap(({ target }) => fileOf(target) ?? []);
    const others = targets.map(groupOf).filter((group) => group !== from);
    groups.set(from, [...(groups.get(from) ?? []), ...others]);
  }
  return groups;
}

describe('imports', () => {
  it('sees the files and their imports', () => {
    expect(PLUGINS.length).toBeGreaterThan(50);
    expect(PLUGINS.flatMap((file) => importsOf(file)).length).toBeGreaterThan(PLUGINS.length);
  });

  it('keeps core/ free of Docusaurus, React and what Node reads or starts', () => {
    const core = PLUGINS.filter((file) => file.split('/')[2] === 'core');
    expect(core.length).toBeGreaterThan(20);
    const outside = /^(@docusaurus\/|@theme\/|@theme-original\/|@generated\/|@site\/|react($|\/|-dom)|fs-extra$)/;
    const leavesCore = ({ from }: Import) => outside.test(from) || (isBuiltin(from) && !PURE_BUILTINS.has(from));
    expect(offenders(core, leavesCore)).toEqual([]);
  });

  it('lets core/ reach nothing of its plugin but core/', () => {
    const core = PLUGINS.filter((file) => file.split('/')[2] === 'core');
    const leavesCore = ({ target }: Import, file: string) =>
      pluginOf(target) === pluginOf(file) && target.split('/')[2] !== 'core';
    expect(offenders(core, leavesCore)).toEqual([]);
  });

  it('lets a plugin reach another one only through its index.ts', () => {
    const isInside = ({ target }: Import, file: string) => {
      const other = pluginOf(target);
      if (other === undefined || other === pluginOf(file) || LIBRARIES.has(other)) return false;
      return !/^plugins\/[^/]+(\/index)?$/.test(target);
    };
    expect(offenders(PLUGINS, isInside)).toEqual([]);
  });

  it('go from a room to those before it', () => {
    const rooms = new Set(PLUGINS.filter((file) => file.split('/').length > 2).flatMap((file) => pluginOf(file) ?? []));
    expect([...rooms].sort()).toEqual(ROOMS.toSorted());
    const goesBack = ({ target }: Import, file: string) => {
      const [from, to] = [pluginOf(file), pluginOf(target)];
      return from !== undefined && to !== undefined && ROOMS.indexOf(to) > ROOMS.indexOf(from);
    };
    expect(offenders(PLUGINS, goesBack)).toEqual([]);
  });

  it('form no circles of files', () => {
    const targets = new Map(
      PLUGINS.map((file) => [file, importsOf(file).flatMap(({ target }) => fileOf(target) ?? [])]),
    );
    expect(inCycles(targets)).toEqual([]);
    expect(
      inCycles(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', ['b']],
          ['d', []],
        ]),
      ),
    ).toEqual(['b', 'c']);
  });

  it('form no circles of folders: a folder and those in it count each for itself', () => {
    const folders = graphOf(dirname);
    expect(folders.size).toBeGreaterThan(100);
    expect(inCycles(folders)).toEqual([]);
  });

  it('form no circles of rooms: the folders of each core/ with all that is in them', () => {
    const rooms = graphOf((file) => /^plugins\/[^/]+\/core\/(?:[^/]+(?=\/))?/.exec(file)?.[0] ?? dirname(file));
    expect(rooms.size).toBeGreaterThan(100);
    expect(inCycles(rooms)).toEqual([]);
  });

  it('lets the site reach a plugin only through its index.ts, and a backend through backend.ts', () => {
    const isInside = ({ target }: Import, file: string) => {
      if (pluginOf(target) === undefined) return false;
      const isBackend = file.startsWith('src/backend/') && target === 'plugins/sandbox/backend';
      return !isBackend && !/^plugins\/[^/]+(\/index)?$/.test(target);
    };
    expect(offenders(SITE, isInside)).toEqual([]);
  });

  it('lets no plugin import from the site', () => {
    expect(offenders(PLUGINS, ({ target }) => /^(src|docs|openapi)\//.test(target))).toEqual([]);
  });
});

describe('files', () => {
  it(`have at most ${MOST_LINES} lines`, () => {
    const long = [...PLUGINS, ...SITE]
      .map((file) => ({ file, lines: readSource(file).trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > MOST_LINES);
    expect(long).toEqual([]);
  });

  it('name no place outside of this repository', () => {
    const written = listSources('.', /\.([cm]?[jt]sx?|mdx?|ya?ml|json|css|sh)$|^run$/);
    expect(written).toContain('.ci/run');
    const outside = /(?<![\w.])\/work\/|\/tmp\/bash_jobs|\.library\/|\bshared\/(design|product-spec|reference|mockup)/;
    const others = written.filter((file) => file !== 'tests/architecture.test.ts');
    expect(others.filter((file) => outside.test(readSource(file)))).toEqual([]);
  });
});

describe('state', () => {
  /** In pages, the cache would weigh more than what it replaces; the maps of the console and of live pages are their state. */
  const ofPages = [
    'plugins/docs/browser/live/store.ts',
    'plugins/shared/messages/formatMessage.ts',
    'plugins/navigation/core/sidebarPages.ts',
    'plugins/console/browser/desk.ts',
  ];

  it('keeps caches in shared/core/cache.ts', () => {
    const cache = /^(export )?const \w+(: .*)? = new (Weak)?Map(<.*>)?\(\);/m;
    expect(cache.test('const known = new WeakMap<A, B>();')).toBe(true);
    const timers = 'plugins/docs/dev/pollPages.ts';
    const outside = PLUGINS.filter((file) => !file.split('/').includes('theme'));
    const others = outside.filter((file) => ![...ofPages, timers, 'plugins/shared/core/cache.ts'].includes(file));
    expect(others.filter((file) => cache.test(readSource(file)))).toEqual([]);
  });

  it('keeps the document from views: the model has what they show', () => {
    const views = PLUGINS.filter((file) => /^plugins\/openapi\/(core\/view|theme)\//.test(file));
    expect(views.length).toBeGreaterThan(30);
    expect(views.filter((file) => /\.resolve\b|\bresolve\(|\.document\b/.test(readSource(file)))).toEqual([]);
  });
});

describe('dependencies', () => {
  const own = readManifest('package.json');
  const packaged = readManifest('plugins/package.json');
  const dependencies = {
    ...own.dependencies,
    ...own.optionalDependencies,
    ...own.devDependencies,
    ...packaged.dependencies,
    ...packaged.optionalDependencies,
  };

  it('are pinned to exact versions, but for those of the package that Docusaurus brings, too', () => {
    const exact = /^(npm:@?[\w/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;
    const ofSite = { ...own.dependencies, ...own.optionalDependencies, ...own.devDependencies };
    expect(Object.entries(ofSite).filter(([, version]) => !exact.test(version))).toEqual([]);
    const shared = packagesOfDocusaurus();
    expect(shared.size).toBeGreaterThan(500);
    const wrong = Object.entries(packaged.dependencies ?? {}).filter(([name, version]) =>
      shared.has(name) ? !/^\^\d+\.\d+\.\d+$/.test(version) : !exact.test(version),
    );
    expect(wrong).toEqual([]);
  });

  it('are the same for the site and its package', () => {
    const differ = Object.entries(packaged.dependencies ?? {}).filter(
      ([name, version]) =>
        (own.dependencies?.[name] ?? own.devDependencies?.[name] ?? withoutCaret(version)) !== withoutCaret(version),
    );
    expect(differ).toEqual([]);
  });

  it('are installed in these versions, and each runs on Node 20.19', () => {
    const wrong = Object.entries(dependencies).flatMap(([name, range]) => {
      const wanted = withoutCaret(range);
      const file = `node_modules/${name}/package.json`;
      if (!existsSync(join(ROOT, file))) return [`${name} is not installed`];
      const installed = readManifest(file);
      const version = wanted.startsWith('npm:') ? `npm:${installed.name}@${installed.version}` : installed.version;
      const runs = allowsNode20(installed.engines?.node ?? '*');
      return [
        ...(version === wanted ? [] : [`${name} ${version} is installed, not ${wanted}`]),
        ...(runs ? [] : [`${name} wants Node ${installed.engines?.node}`]),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('of the plugins are declared by their package', () => {
    // The last one by an alias of plugins/runtime.
    const given =
      /^(@docusaurus\/(?!core\/lib)\w+$|@(theme|theme-original|theme-init|theme-live|theme-whole|generated|site|search)\/|\.|react-helmet-async$)/;
    const declared = { ...packaged.dependencies, ...packaged.optionalDependencies, ...packaged.peerDependencies };
    const isMissing = ({ from, typeOnly }: Import) => {
      const [scope = '', name] = from.split('/');
      return (
        !typeOnly &&
        !given.test(from) &&
        !isBuiltin(from) &&
        !((from.startsWith('@') ? `${scope}/${name}` : scope) in declared)
      );
    };
    expect(offenders(PLUGINS, isMissing)).toEqual([]);
  });

  it('has an engines range like those that it is compared with', () => {
    expect(['*', '>=18', '^18 || ^20.19.0', '20 || 22', '>= 20.0.0', '20.x || >=22'].map(allowsNode20)).not.toContain(
      false,
    );
    expect(['>=22', '^22.13.0 || >=24', '>=20.20.1', '^18'].map(allowsNode20)).not.toContain(true);
  });
});

function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Manifest;
}

function withoutCaret(range: string): string {
  return range.replace(/^\^/, '');
}

/** Names of what a site has without us, at the top: another version there would be installed twice. */
function packagesOfDocusaurus(): Set<string> {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Manifest | undefined>;
  };
  const found = new Set(['@docusaurus/core', '@docusaurus/faster', '@docusaurus/preset-classic', '@docusaurus/types']);
  for (const name of found) {
    const { dependencies, peerDependencies } = packages[`node_modules/${name}`] ?? {};
    for (const other of Object.keys({ ...dependencies, ...peerDependencies })) found.add(other);
  }
  return found;
}

/** Whether an alternative of an `engines` range allows 20.19.0. */
function allowsNode20(range: string): boolean {
  return range.split('||').some((alternative) => {
    const rules = alternative
      .replace(/([<>=^~]+)\s+/g, '$1')
      .trim()
      .split(/\s+/)
      .filter(Boolean);
    return rules.every((rule) => {
      const [, sign = '', major = '*', minor, patch] =
        /^([<>=^~]*)v?(\d+|\*|x)(?:\.(\d+|x))?(?:\.(\d+|x))?/.exec(rule) ?? [];
      if (!/\d/.test(major)) return true;
      const wanted = Number(major) * 1e6 + (Number(minor) || 0) * 1e3 + (Number(patch) || 0);
      if (sign.startsWith('>')) return 20_019_000 >= wanted;
      if (sign.startsWith('<')) return 20_019_000 < wanted;
      return Number(major) === 20 && 20_019_000 >= wanted;
    });
  });
}
