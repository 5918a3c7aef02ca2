import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { TestCase, TestModule, TestSpecification } from 'vitest/node';
import { evaluate, FOUND_FILE, type FoundCase, readFoundCases } from '../tests/fuzz/foundCases';

const USAGE = `npm run fuzz -- [--seed <number>] [--minutes <number>] [<part of a file's path> ...]

Runs the property tests with random seeds, over and over, and keeps what it finds in ${FOUND_FILE}.

  --seed <number>     the seed of the first round; without --minutes it is the only one
  --minutes <number>  when to end: 10 unless --seed is given`;

async function main(): Promise<void> {
  const { seed, minutes, filters } = readOptions();
  const { createVitest } = await import('vitest/node');
  const vitest = await createVitest('test', { project: 'unit*', watch: false, maxWorkers: 1, reporters: [{}] });
  const end = Date.now() + minutes * 60_000;
  const isOver = () => minutes > 0 && Date.now() >= end;
  try {
    let open = (await vitest.globTestSpecifications(filters)).filter(({ moduleId }) => importsFastCheck(moduleId));
    console.log(`${countFiles(open.length)} with property tests, from seed ${seed}`);
    const failed = new Set<TestSpecification>();
    for (let round = 0; open.length > 0 && !isOver(); round += 1) {
      const roundSeed = (seed + round) % 2 ** 31;
      for (const file of open) {
        if (isOver()) break;
        file.project.provide('fuzzSeed', roundSeed);
        const { testModules, unhandledErrors } = await vitest.runTestSpecifications([file]);
        // Includes modules of earlier files.
        const failures = testModules.filter(({ moduleId }) => moduleId === file.moduleId).flatMap(listFailures);
        for (const error of unhandledErrors) failures.push({ name: 'outside of a test', message: String(error) });
        for (const failure of failures) report(relative('', file.moduleId), roundSeed, failure);
        // It would fail again in each round.
        if (failures.length > 0) failed.add(file);
      }
      open = open.filter((file) => !failed.has(file));
      console.log(`${new Date().toISOString()} seed ${roundSeed}: ${countFiles(failed.size)} with failures`);
      if (minutes === 0) break;
    }
    process.exitCode = failed.size > 0 ? 1 : 0;
  } finally {
    await vitest.close();
  }
}

function readOptions() {
  const { values, positionals } = parseArgs({
    options: { seed: { type: 'string' }, minutes: { type: 'string' } },
    allowPositionals: true,
  });
  const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed);
  const minutes = Number(values.minutes ?? (values.seed === undefined ? 10 : 0));
  if (!Number.isInteger(seed) || seed < 0 || !(minutes >= 0)) throw new Error(USAGE);
  return { seed, minutes, filters: positionals };
}

function countFiles(count: number): string {
  return `${count} ${count === 1 ? 'file' : 'files'}`;
}

function importsFastCheck(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  return [...readFileSync(file, 'utf8').matchAll(/^(?:import|export|\}).* from ['"](fast-check|\.[^'"]*)['"]/gm)].some(
    ([, name = '']) => {
      if (name === 'fast-check') return true;
      const path = `${resolve(dirname(file), name)}.ts`;
      return path.startsWith(resolve('tests')) && existsSync(path) && importsFastCheck(path, seen);
    },
  );
}

interface Failure {
  name: string;
  message: string;
  counterexample?: Pick<FoundCase, 'property' | 'value'>;
}

function listFailures(module: TestModule): Failure[] {
  const ofModule = module.errors().map(({ message }) => ({ name: 'outside of a test', message }));
  return [...ofModule, ...[...module.children.allTests('failed')].map(describeFailure)];
}

function describeFailure(test: TestCase): Failure {
  const message = (test.result().errors ?? []).map((error) => error.message).join('\n');
  const { counterexample } = test.meta();
  return { name: test.fullName, message, counterexample };
}

function report(file: string, seed: number, { name, message, counterexample }: Failure): void {
  console.error(`\n${file} > ${name}\n${message}\nRepeat it: npm run fuzz -- --seed ${seed} ${file}`);
  if (!counterexample) {
    console.error('It has no counterexample to keep: add the case to the test.\n');
  } else if (!isRepeatable(counterexample.value)) {
    console.error(`Its counterexample cannot be written as text: add the case to the test.\n${counterexample.value}\n`);
  } else {
    keep({ file, test: name, ...counterexample });
    console.error(`Kept in ${FOUND_FILE}: ${counterexample.value}\n`);
  }
}

function isRepeatable(value: string): boolean {
  try {
    evaluate(value);
    return true;
  } catch {
    return false;
  }
}

function keep(found: FoundCase): void {
  const cases = readFoundCases();
  if (cases.some((other) => JSON.stringify(other) === JSON.stringify(found))) return;
  writeFileSync(resolve(FOUND_FILE), `${JSON.stringify([...cases, found], null, 2)}\n`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
