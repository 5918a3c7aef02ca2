import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Files } from './demoForms';
import { ROOT } from './devServer';

const run = promisify(execFile);

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

export interface BuiltProjects {
  /** Has `<name>/dist` for each. */
  folder: string;
  /** By TypeScript, which editors run, too, and Vite. */
  printed: string;
  remove(): Promise<void>;
}

/** Installs from the registry, once for all projects, checks their types, and builds each with its own Vite. */
export async function buildProjects(projects: ReadonlyMap<string, Files>): Promise<BuiltProjects> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'projects-')));
  const manifests = [...projects].map(([name, files]) => [name, JSON.parse(files['package.json'] ?? '')] as const);
  const manifest = { private: true, dependencies: mergeVersions(manifests) };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  for (const [name, files] of projects) {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name, path)), { recursive: true });
      await writeFile(join(folder, name, path), text);
    }
  }
  const install = ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  await run('npm', install, { cwd: folder });
  const typed = [...projects].find(([, files]) => 'tsconfig.json' in files)?.[0];
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: `./${typed}/tsconfig.json`, include: ['*/src'] }),
  );
  const types = await run(join(ROOT, 'node_modules/.bin/tsc'), ['-p', folder]).catch(
    (failed: { stdout: string }) => failed,
  );
  await writeFile(join(folder, 'build.mjs'), BUILD);
  // Vite builds for development where the variable is `test`.
  const { stdout, stderr } = await run(process.execPath, ['build.mjs', ...projects.keys()], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return { folder, printed: types.stdout + stdout + stderr, remove: () => rm(folder, { recursive: true }) };
}

/** One process for all of them. */
const BUILD = `import { build } from 'vite';
for (const name of process.argv.slice(2)) {
  await build({ root: name, base: './', logLevel: 'warn' });
}
`;

/** All projects share one folder of packages: they must agree. */
function mergeVersions(manifests: ReadonlyArray<readonly [string, Manifest]>): Record<string, string> {
  const versions: Record<string, string> = {};
  for (const [project, { dependencies, devDependencies }] of manifests) {
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      versions[name] ??= version;
      if (versions[name] !== version) {
        throw new Error(`${project} needs ${name} ${version}, and another project ${versions[name]}.`);
      }
    }
  }
  return versions;
}
