import { relative } from 'node:path';
import { Worker } from 'node:worker_threads';
import type FastCheck from 'fast-check';
import { inject, type RunnerTestCase, TestRunner, vi } from 'vitest';
import { evaluate, type FoundCase, readFoundCases } from './foundCases';

declare module 'vitest' {
  interface ProvidedContext {
    /** Random, from `npm run fuzz`. */
    fuzzSeed?: number;
  }
  interface TaskMeta {
    counterexample?: Pick<FoundCase, 'property' | 'value'>;
  }
}

/** Fixed, so that results do not vary between runs. */
const SEED = 20_261_122;

/** Milliseconds per test file. */
const MAX_TIME = 10 * 60_000;

// Loads fast-check only for tests that import it.
vi.mock('fast-check', async (importOriginal) => {
  const original = await importOriginal<typeof import('fast-check')>();
  const fc = original.default;
  const fuzzSeed = inject('fuzzSeed');
  if (fuzzSeed !== undefined) limitTime();
  fc.configureGlobal({ seed: fuzzSeed ?? SEED });
  fc.installGlobalPlugin(createPlugin(fc));
  return original;
});

/** Test timeouts do not end endless loops; killing the process does, and the search continues. */
function limitTime(): void {
  const code = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${MAX_TIME})`;
  new Worker(code, { eval: true }).unref();
}

/** Tries known counterexamples first, and records new ones. */
function createPlugin(fc: typeof FastCheck): FastCheck.Plugin<unknown> {
  const found = readFoundCases();
  const counts = new WeakMap<RunnerTestCase, number>();
  return () => {
    const test = TestRunner.getCurrentTest<RunnerTestCase | undefined>();
    if (!test) return {};
    const property = counts.get(test) ?? 0;
    counts.set(test, property + 1);
    const name = nameTest(test);
    const file = relative(process.cwd(), test.file.filepath);
    const own = found.filter((one) => one.file === file && one.test === name && one.property === property);
    return {
      decorateGenerate: (generate) => (random, run) => {
        const kept = run === undefined ? undefined : own[run];
        return kept ? new fc.Value(evaluate(kept.value), undefined) : generate(random, run);
      },
      onAllRunsComplete: ({ counterexample }) => {
        if (counterexample) test.meta.counterexample = { property, value: fc.stringify(counterexample) };
      },
    };
  };
}

function nameTest(test: RunnerTestCase): string {
  const names = [test.name];
  for (let suite = test.suite; suite; suite = suite.suite) names.unshift(suite.name);
  return names.join(' > ');
}
