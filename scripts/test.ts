import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, relative, resolve } from 'node:path';
import { ensurePrograms } from './programs';

interface Count {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  run: () => Count;
}

/** What Vitest writes for `--reporter=json`, as far as it is read here. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: Array<{ name: string; assertionResults: Array<{ fullName: string; duration?: number | null }> }>;
}

interface TimedTest {
  name: string;
  ms: number;
}

const ROOT = resolve(__dirname, '..');
const SLOWEST = 20;
const reports = mkdtempSync(join(tmpdir(), 'test-'));
const timedTests: TimedTest[] = [];

/** In the order of how soon they tell. The build comes before the tests that open it. */
const STEPS: Step[] = [
  { name: 'programs', run: prepare },
  { name: 'format', run: () => runCommand('biome', ['check', '--error-on-warnings', '.']) },
  { name: 'lint', run: () => runCommand('oxlint', ['--deny-warnings']) },
  { name: 'types', run: () => runCommand('tsc', ['-p', '.']) },
  { name: 'unit tests', run: () => runTests('unit*') },
  { name: 'build', run: () => runCommand('npm', ['run', 'build']) },
  { name: 'browser tests', run: () => runTests('e2e') },
];

/** Runs everything, stops at the first step that fails, and ends with the slowest tests and the sum of all checks. */
function main(): void {
  const total: Count = { passed: 0, failed: 0 };
  for (const { name, run } of STEPS) {
    const start = Date.now();
    console.log(`\n── ${name}`);
    const count = guard(run);
    total.passed += count.passed;
    total.failed += count.failed;
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    console.log(`── ${name}: ${count.failed > 0 ? 'FAILED' : 'passed'} after ${seconds} s`);
    if (count.failed > 0) break;
  }
  rmSync(reports, { recursive: true, force: true });
  printSlowest();
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

function guard(run: () => Count): Count {
  try {
    return run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

function prepare(): Count {
  ensurePrograms();
  return { passed: 0, failed: 0 };
}

/** A command counts as one check. */
function runCommand(command: string, args: string[]): Count {
  const ok = start(command, args);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

function runTests(project: 'unit*' | 'e2e'): Count {
  const file = join(reports, 'report.json');
  rmSync(file, { force: true });
  const ok = start('vitest', [
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const {
    numPassedTests: passed,
    numFailedTests: failed,
    testResults,
  } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  for (const { name, assertionResults } of testResults) {
    const path = relative(ROOT, name);
    timedTests.push(
      ...assertionResults.map(({ fullName, duration }) => ({ name: `${path} ${fullName}`, ms: duration ?? 0 })),
    );
  }
  // A file that cannot be loaded has no failed test, and a project without tests has checked nothing.
  const nothing = failed === 0 && (!ok || passed === 0);
  return { passed, failed: nothing ? 1 : failed };
}

function printSlowest(): void {
  if (timedTests.length === 0) return;
  console.log(`\n── the slowest ${SLOWEST} tests`);
  const slowest = timedTests.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  for (const { name, ms } of slowest) {
    console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name.replace(/\s+/g, ' ').slice(0, 150)}`);
  }
}

function start(command: string, args: string[]): boolean {
  const path = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const { error, status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  });
  if (error) throw new Error(`Cannot start ${command}: ${error.message}`, { cause: error });
  return status === 0;
}

main();
