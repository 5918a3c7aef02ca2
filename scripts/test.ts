import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { ensurePrograms } from './programs';

interface Count {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  run: () => Count;
}

const ROOT = resolve(__dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'test-'));

/** In the order of how soon they tell. The build comes before the tests that open it. */
const STEPS: Step[] = [
  { name: 'programs', run: prepare },
  { name: 'format', run: () => runCommand('biome', ['check', '--error-on-warnings', '.']) },
  { name: 'lint', run: () => runCommand('oxlint', ['--deny-warnings']) },
  { name: 'types', run: () => runCommand('tsc', ['-p', '.']) },
  { name: 'unit tests', run: () => runTests('unit') },
  { name: 'build', run: () => runCommand('npm', ['run', 'build']) },
  { name: 'browser tests', run: () => runTests('e2e') },
];

/** Runs everything, stops at the first step that fails, and ends with the sum of all that was checked. */
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

function runTests(project: 'unit' | 'e2e'): Count {
  const report = join(reports, `${project}.json`);
  const ok = start('vitest', [
    'run',
    `--project=${project}`,
    // Browser tests wait for one thing at a time; they would be in each other's way.
    `--maxWorkers=${project === 'unit' ? '100%' : 1}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>;
  const count = { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 };
  // A file that cannot be loaded has no failed test, and a project without tests has checked nothing.
  if (count.failed === 0 && (!ok || count.passed === 0)) count.failed = 1;
  return count;
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
