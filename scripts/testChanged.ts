// Runs the unit tests that a change can reach, `npm run test:changed -- <ref>`: tests that import a changed module, over
// other modules, too, and those that name a changed file. Without a ref: what is not committed.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '..');
const MODULE = /\.[cm]?[jt]sx?$/;
/** Pages and the document, in all languages: many tests read all of them. */
const OF_SITE = /^(docs|openapi|src\/i18n)\//;
const READS_SITE = /['"`](\.\.\/)*(docs|openapi|src\/i18n)\/|\b(ROOT|PROJECT)\b[^;]*['"](docs|openapi)['"]/;

function main(): void {
  const changed = listChanged(process.argv[2] ?? 'HEAD');
  const modules = changed.filter((path) => MODULE.test(path));
  const others = changed.filter((path) => !MODULE.test(path));
  const reached = [...new Set([...modules, ...findReaders(others)])];
  console.log(reached.length > 0 ? `Reached from:\n  ${reached.join('\n  ')}` : 'Nothing has changed.');
  if (reached.length === 0) return;
  const args = ['related', '--run', '--passWithNoTests', '--project=unit', '--project=unit-mocks', ...reached];
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

/** Modules of tests that name a file, are in its folder or in the one above, or read the whole site. */
function findReaders(paths: string[]): string[] {
  if (paths.length === 0) return [];
  const modules = readdirSync(join(ROOT, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((path) => MODULE.test(path) && !path.startsWith('e2e/'))
    .map((path) => ({ path: `tests/${path}`, text: readFileSync(join(ROOT, 'tests', path), 'utf8') }));
  const isReader = (file: string, path: string, text: string) =>
    text.includes(basename(file)) ||
    [dirname(file), dirname(dirname(file))].includes(dirname(path)) ||
    (OF_SITE.test(file) && READS_SITE.test(text));
  return modules.filter(({ path, text }) => paths.some((file) => isReader(file, path, text))).map(({ path }) => path);
}

main();
