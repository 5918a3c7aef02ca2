// Runs the unit tests that a change can reach, `npm run test:changed -- <ref>`: tests that import a changed module, over
// other modules, too, and those that name a changed file. Without a ref: what is not committed.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { findImporters, listFiles, MODULE } from './importers';

const ROOT = resolve(__dirname, '..');
const TEST = /^tests\/.*\.test\.tsx?$/;
/** They read all sources as texts. */
const OF_SOURCES = ['tests/architecture.test.ts', 'tests/architecture-messages.test.ts'];
/** All tests depend on these, and none imports them. */
const OF_ALL = /^(vitest\.config\.mts|tests\/(fuzz\/setup|helpers\/(temporaryFolder|compilePlugins))\.ts)$/;
/** Pages and the document, in all languages: many tests read all of them. */
const OF_SITE = /^(docs|openapi|src\/i18n)\//;

function main(): void {
  const changed = listChanged(process.argv[2] ?? 'HEAD');
  if (changed.length === 0) return console.log('Nothing has changed.');
  const others = changed.filter((path) => !MODULE.test(path));
  const reached = findImporters([...changed, ...findReaders(others), ...OF_SOURCES]);
  const tests = [...changed, ...reached].some((path) => OF_ALL.test(path))
    ? ['tests/']
    : [...reached].filter((path) => TEST.test(path));
  console.log(`${changed.length} changed files reach ${tests.length} files of tests.`);
  const args = ['run', '--passWithNoTests', '--project=unit', '--project=unit-mocks', ...tests];
  const { status } = spawnSync(join(ROOT, 'node_modules/.bin/vitest'), args, { cwd: ROOT, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

/** Paths that still exist. */
function listChanged(since: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
  const paths = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
  return paths.filter((path) => existsSync(join(ROOT, path)));
}

/** Modules that name a file, are in its folder or in the one above, or read its folder of the site. */
function findReaders(paths: string[]): string[] {
  if (paths.length === 0) return [];
  const modules = listFiles('tests', 'bench')
    .filter((path) => MODULE.test(path) && !path.startsWith('tests/e2e/'))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
  const isReader = (file: string, path: string, text: string) => {
    const [, folder] = OF_SITE.exec(file) ?? [];
    if (folder) return readsFolder(folder).test(text);
    return text.includes(basename(file)) || [dirname(file), dirname(dirname(file))].includes(dirname(path));
  };
  return modules.filter(({ path, text }) => paths.some((file) => isReader(file, path, text))).map(({ path }) => path);
}

/** Finds a path in the folder that is no key, as names of files of other sites are, or the site as a whole. */
function readsFolder(folder: string): RegExp {
  const path = `(?<!from )['"\`](?:\\.\\.?/)*${folder}/(?![^'"\`\\n]*['"\`]\\]?: )`;
  const whole = `['"](?:${folder}|${folder.split('/')[0]})['"]`;
  const part = `\\bROOT\\b[^;]*${whole}|[([,:] ?${whole}`;
  const site = '(?<!join|resolve|relative)\\(ROOT\\b|, ROOT\\)|siteDir: ROOT\\b';
  return new RegExp(`${path}|${part}|${site}`);
}

main();
