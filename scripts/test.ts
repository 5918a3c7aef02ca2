import { spawn, spawnSync } from 'node:child_process';
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
  run: () => Count | Promise<Count>;
}

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

/** Quickest first; the build precedes the tests that need it. */
const STEPS: Step[] = [
  { name: 'programs', run: prepare },
  { name: 'format, lint and types', run: checkSources },
  { name: 'unit tests', run: () => runTests('unit*') },
  { name: 'build', run: () => countChecks([start('npm', ['run', 'build'])]) },
  { name: 'browser tests', run: () => runTests('e2e') },
];

async function main(): Promise<void> {
  const total: Count = { passed: 0, failed: 0 };
  for (const { name, run } of STEPS) {
    const start = Date.now();
    console.log(`\n── ${name}`);
    const count = await guard(run);
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

async function guard(run: Step['run']): Promise<Count> {
  try {
    return await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

function prepare(): Count {
  ensurePrograms();
  return { passed: 0, failed: 0 };
}

/** In parallel: each leaves a core idle most of the time. */
async function checkSources(): Promise<Count> {
  const checks = await Promise.all([
    startBeside('biome', ['check', '--error-on-warnings', '.']),
    startBeside('oxlint', ['--deny-warnings']),
    startBeside('tsc', ['-p', '.']),
  ]);
  return countChecks(checks);
}

function countChecks(checks: boolean[]): Count {
  const passed = checks.filter(Boolean).length;
  return { passed, failed: checks.length - passed };
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
  // A file that fails to load has no failed test, and a project without tests has checked nothing.
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

const ENVIRONMENT = {
  ...process.env,
  PATH: [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter),
};

function start(command: string, args: string[]): boolean {
  const { error, status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: ENVIRONMENT });
  if (error) throw cannotStart(command, error);
  return status === 0;
}

/** Prints the output at the end, so that parallel commands do not mix. */
function startBeside(command: string, args: string[]): Promise<boolean> {
  return new Promise((done, fail) => {
    const output: Buffer[] = [];
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], env: ENVIRONMENT });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', (error) => fail(cannotStart(command, error)));
    child.on('close', (status) => {
      process.stdout.write(Buffer.concat(output));
      done(status === 0);
    });
  });
}

function cannotStart(command: string, cause: Error): Error {
  return new Error(`Cannot start ${command}: ${cause.message}`, { cause });
}

void main();
