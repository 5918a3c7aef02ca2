import type { Project as StackBlitzProject } from '@stackblitz/sdk';
import { toKebabCase } from '../demoId';
import type { DemoAsset } from '../types';
import { writeEntry, writePage } from './writeEntry';

/** A project for Vite that shows a demo: the same files for every online editor. */
export interface Project {
  title: string;
  description: string;
  /** By path; without a leading `/`. */
  files: Record<string, string>;
  /** Also in `package.json`. */
  dependencies: Record<string, string>;
  /** The demo's file, for an editor to open. */
  entry: string;
}

const VITE = '8.3.8';
const STYLE_TOOLS: ReadonlyArray<[ending: RegExp, name: string, version: string]> = [
  [/\.s[ac]ss$/, 'sass', '^1.90.0'],
  [/\.less$/, 'less', '^4.4.0'],
];

/** `locale` is what the demo gets: an exported project has one language. */
export function makeProject(asset: DemoAsset, locale: string): Project {
  const { id, title = id, description = '', entry } = asset;
  const own = Object.entries(asset.dependencies).filter(([, { type }]) => type === 'FILE');
  const packages = Object.entries(asset.dependencies).filter(([, { type }]) => type === 'NPM');
  const found = Object.fromEntries(packages.map(([name, { value }]) => [name, value]));
  const { react = 'latest' } = found;
  const dependencies = { react, 'react-dom': react, ...found };
  const demo = pathOf(entry);
  const paths = own.map(([path]) => path);
  const manifest = {
    name: packageName(title, id),
    version: '0.0.0',
    private: true,
    ...(description && { description }),
    type: 'module',
    main: 'index.jsx',
    scripts: { dev: 'vite', build: 'vite build' },
    dependencies,
    devDependencies: devDependencies(paths, react),
    stackblitz: { startCommand: 'npm run dev' },
  };
  return {
    title,
    description,
    dependencies,
    entry: demo,
    files: {
      'package.json': toJson(manifest),
      'index.html': writePage(title, locale),
      'index.jsx': writeEntry(`./${demo}`, react, locale),
      ...(paths.some(isTyped) && { 'tsconfig.json': toJson(TYPESCRIPT) }),
      ...Object.fromEntries(own.map(([path, { value }]) => [pathOf(path), value])),
    },
  };
}

/** WebContainers find dependencies in `package.json`; the SDK refuses them elsewhere. */
export function toStackBlitz({ title, description, files }: Project): StackBlitzProject {
  return { title, ...(description && { description }), template: 'node', files };
}

const CODESANDBOX_TEMPLATE = 'create-react-app';

/** Its template reads `package.json`, and the template's name from a separate file. */
export function toCodeSandbox({ title, description, files, dependencies }: Project) {
  const config = { 'sandbox.config.json': toJson({ template: CODESANDBOX_TEMPLATE }) };
  const entries = Object.entries({ ...files, ...config });
  return {
    title,
    description,
    template: CODESANDBOX_TEMPLATE,
    dependencies,
    files: Object.fromEntries(entries.map(([path, content]) => [path, { content, isBinary: false }])),
  };
}

/** A title may be in any script: one without Latin letters and digits leaves the id. */
export function packageName(title: string, id: string): string {
  const names = [title, id].map((text) =>
    toKebabCase(text.normalize('NFKD').replace(/\p{M}+/gu, ''))
      .replace(/[^a-z\d-]+/g, '')
      .replace(/-{2,}/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 100),
  );
  return names.find((name) => /[a-z]/.test(name)) ?? 'demo';
}

function devDependencies(paths: readonly string[], react: string): Record<string, string> {
  const major = /\d+/.exec(react)?.[0] ?? '19';
  const types = { '@types/react': `^${major}.0.0`, '@types/react-dom': `^${major}.0.0` };
  const tools = STYLE_TOOLS.filter(([ending]) => paths.some((path) => ending.test(path)));
  return {
    ...(paths.some(isTyped) && types),
    ...Object.fromEntries(tools.map(([, name, version]) => [name, version])),
    vite: VITE,
  };
}

const TYPESCRIPT = {
  compilerOptions: {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: ['vite/client'],
    strict: true,
    // Bundles have no types.
    noImplicitAny: false,
    noEmit: true,
    skipLibCheck: true,
  },
  include: ['src'],
};

function isTyped(path: string): boolean {
  return /\.tsx?$/.test(path);
}

function pathOf(path: string): string {
  return `src/${path.replace(/^\.\//, '')}`;
}

function toJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
