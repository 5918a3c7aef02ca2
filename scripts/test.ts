import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, relative, resolve } from 'node:path';
import { ensurePrograms } from './programs';

interface Count {
  passed: number;
  failed: number;
}

type Say = (text: string) => void;

interface Step {
  name: string;
  run: (say: Say) => Promise<Count>;
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: Array<{ name: string; message?: string; assertionResults: TestResult[] }>;
}

interface TestResult {
  fullName: string;
  status: string;
  duration?: number | null;
  failureMessages?: string[] | null;
}

interface TimedTest {
  name: string;
  ms: number;
}

const ROOT = resolve(__dirname, '..');
const SLOWEST = 20;
const FAILURE_LINES = 12;
const reports = mkdtempSync(join(tmpdir(), 'test-'));
const timedTests: TimedTest[] = [];
const failures: string[] = [];
let installing: Promise<string> = Promise.resolve('');

/** Quickest first; where one fails, nothing follows. */
const PREPARATIONS: Step[] = [
  { name: 'programs', run: prepare },
  { name: 'format, lint and types', run: checkSources },
  { name: 'build', run: build },
];
/** One kind after the other: each keeps two cores busy. */
const TESTS: Step[] = [
  { name: 'unit tests', run: (say) => runTests('unit*', say) },
  { name: 'browser tests', run: (say) => runTests('e2e', say) },
];

async function main(): Promise<void> {
  const total: Count = { passed: 0, failed: 0 };
  const run = async (step: Step) => {
    const { passed, failed } = await runStep(step, (text) => process.stdout.write(text));
    total.passed += passed;
    total.failed += failed;
  };
  for (const step of PREPARATIONS) if (total.failed === 0) await run(step);
  if (total.failed === 0) for (const step of TESTS) await run(step);
  rmSync(reports, { recursive: true, force: true });
  printSlowest();
  printFailures();
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

/** Runs tasks at once. What the first says is printed as it comes, what others say when all before them have ended. */
async function runTogether<T>(tasks: Array<(say: Say) => Promise<T>>, say: Say): Promise<T[]> {
  let before: Promise<unknown> = Promise.resolve();
  const running = tasks.map((task) => {
    const result = task(sayAfter(before, say));
    before = Promise.allSettled([before, result]);
    return result;
  });
  const results = await Promise.all(running);
  await before;
  return results;
}

function sayAfter(turn: Promise<unknown>, say: Say): Say {
  let held: string[] | undefined = [];
  void turn.then(() => {
    say(held?.join('') ?? '');
    held = undefined;
  });
  return (text) => (held ? void held.push(text) : say(text));
}

async function runStep({ name, run }: Step, say: Say): Promise<Count> {
  const start = Date.now();
  say(`\n── ${name}\n`);
  const count = await run(say).catch((error: unknown): Count => {
    say(`${error instanceof Error ? error.message : String(error)}\n`);
    return { passed: 0, failed: 1 };
  });
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  say(`── ${name}: ${count.failed > 0 ? 'FAILED' : 'passed'} after ${seconds} s\n`);
  return count;
}

/** Compiles first: commands that run at the same time would each write the same files. */
async function prepare(say: Say): Promise<Count> {
  installing = ensurePrograms();
  const compiling = start(say, 'node', ['scripts/compile.mjs']);
  // Fails at once where something is missing that cannot be installed.
  await Promise.race([installing, compiling]);
  const compiled = await compiling;
  ENVIRONMENT.COMPILED = 'true';
  return { passed: 0, failed: compiled ? 0 : 1 };
}

/** In parallel: each leaves a core idle most of the time. Meanwhile, programs that are missing are installed. */
async function checkSources(say: Say): Promise<Count> {
  const count = await runChecks(say, [
    ['biome', 'check', '--error-on-warnings', '.'],
    ['oxlint', '--deny-warnings'],
    ['tsc', '-p', '.'],
  ]);
  say(await installing);
  return count;
}

/** The site, and the package, which several tests unpack. */
function build(say: Say): Promise<Count> {
  return runChecks(say, [
    ['npm', 'run', 'build'],
    ['npm', 'pack', '--workspace', 'plugins', '--silent', '--pack-destination', reports],
  ]);
}

async function runChecks(say: Say, commands: Array<[string, ...string[]]>): Promise<Count> {
  const checks = await runTogether(
    commands.map(
      ([command, ...args]) =>
        (own) =>
          start(own, command, args),
    ),
    say,
  );
  return countChecks(checks);
}

function countChecks(checks: boolean[]): Count {
  const passed = checks.filter(Boolean).length;
  return { passed, failed: checks.length - passed };
}

async function runTests(project: 'unit*' | 'e2e', say: Say): Promise<Count> {
  const file = join(reports, `${project === 'e2e' ? 'e2e' : 'unit'}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const colour = process.stdout.isTTY ? ['--color'] : [];
  const packed = readdirSync(reports).find((name) => name.endsWith('.tgz'));
  const variables = packed ? { PACKED: join(reports, packed) } : {};
  const ok = await start(say, 'vitest', ['run', `--project=${project}`, ...reporters, ...colour], variables);
  const {
    numPassedTests: passed,
    numFailedTests: failed,
    testResults,
  } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  for (const { name, message, assertionResults } of testResults) {
    const path = relative(ROOT, name);
    timedTests.push(
      ...assertionResults.map(({ fullName, duration }) => ({ name: `${path} ${fullName}`, ms: duration ?? 0 })),
    );
    if (message) failures.push(`${path} ${message}`);
    failures.push(
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => `${path} ${fullName}\n${failureMessages?.join('\n') ?? ''}`),
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

/** Last, where the end of a log shows them. */
function printFailures(): void {
  if (failures.length === 0) return;
  console.log(`\n── failed`);
  for (const failure of failures) console.log(failure.split('\n').slice(0, FAILURE_LINES).join('\n'));
}

const ENVIRONMENT: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter),
};

function start(say: Say, command: string, args: string[], variables: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return new Promise((done, fail) => {
    const env = { ...ENVIRONMENT, ...variables };
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], env });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', say);
    child.on('error', (cause) => fail(new Error(`Cannot start ${command}: ${cause.message}`, { cause })));
    child.on('close', (status) => done(status === 0));
  });
}

void main();
