import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

interface Locked {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

interface Manifest {
  name: string;
  version: string;
  license?: string | { type: string };
}

/** Packages by their path in the lockfile. */
type Lock = Record<string, Locked | undefined>;

const ROOT = resolve(__dirname, '..');
const OURS = 'plugins';

/** For packages whose `package.json` names no licence. */
const TEXTS: Array<[RegExp, string]> = [
  [/GNU LESSER GENERAL PUBLIC LICENSE\s+Version 3/, 'LGPL-3.0'],
  [/Permission is hereby granted, free of charge, to any person obtaining a copy/, 'MIT'],
  [/Apache License\s+Version 2\.0/, 'Apache-2.0'],
];

const HEAD = `# Licences of other packages

<!-- Made from package-lock.json and the packages: UPDATE=1 npx vitest run tests/package/licenses.test.ts -->

This package contains no code of others. npm installs the packages below with it, and with the optional packages that a site
adds. What a Docusaurus site has anyway is not listed, nor are builds for one system, which have the licence of their package.
A licence with \`*\` is known from its text only: the \`package.json\` names none.
`;

const LESSER = `
Sites that install \`codesandbox-import-utils\` serve it in a script of its own, which loads when a reader opens a demo in
CodeSandbox. No other script of a site contains any of it.
`;

/** The text of THIRD-PARTY-LICENSES.md. */
export function describeLicenses(): string {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Lock };
  const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = packages[OURS] ?? {};
  const peers = Object.keys(peerDependencies);
  const optional = peers.filter((name) => peerDependenciesMeta[name]?.optional);
  const ofSite = reach(
    packages,
    peers.filter((name) => !optional.includes(name)),
  );
  const own = reach(packages, Object.keys(dependencies));
  const list = (reached: Set<string>, known: Array<Set<string>>) =>
    toTable([...reached].filter((path) => !known.some((others) => others.has(path))));
  return [
    HEAD,
    `## Installed with the package\n\n${list(own, [ofSite])}`,
    ...optional
      .sort()
      .map((name) => `## Optional: \`${name}\`\n\n${list(reach(packages, [name]), [ofSite, own])}${noteOn(name)}`),
  ].join('\n');
}

function noteOn(name: string): string {
  return name === 'codesandbox-import-utils' ? LESSER : '';
}

/** Paths of the packages and of all that they bring. */
function reach(packages: Lock, names: string[]): Set<string> {
  const reached = new Set(names.flatMap((name) => findPackage(packages, '', name) ?? []));
  for (const path of reached) {
    for (const name of Object.keys(packages[path]?.dependencies ?? {})) {
      const found = findPackage(packages, path, name);
      if (found !== undefined) reached.add(found);
    }
  }
  return reached;
}

/** As Node does: in the modules of the package, then of each package around it. */
function findPackage(packages: Lock, from: string, name: string): string | undefined {
  const path = join(from, 'node_modules', name).replaceAll('\\', '/');
  if (packages[path]) return path;
  const around = from.lastIndexOf('/node_modules/');
  return from === '' ? undefined : findPackage(packages, around === -1 ? '' : from.slice(0, around), name);
}

function toTable(paths: string[]): string {
  const byLicense = new Map<string, Set<string>>();
  for (const path of paths) {
    const { name, version, license } = readLicense(path);
    byLicense.set(license, (byLicense.get(license) ?? new Set()).add(`${name} ${version}`));
  }
  const rows = [...byLicense]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([license, found]) => `| ${license} | ${[...found].sort().join(', ')} |\n`);
  return `| licence | packages |\n|---|---|\n${rows.join('')}`;
}

function readLicense(path: string): { name: string; version: string; license: string } {
  const folder = join(ROOT, path);
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const stated = typeof license === 'object' ? license.type : license;
  return { name, version, license: stated ?? recogniseLicense(folder) };
}

/** Throws if a package has no licence that we know: somebody has to look. */
function recogniseLicense(folder: string): string {
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|readme)(\.|$)/i.test(file));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  const [, license] = TEXTS.find(([text]) => texts.some((one) => text.test(one))) ?? [];
  if (license === undefined) throw new Error(`${folder} names no licence.`);
  return `${license}*`;
}
