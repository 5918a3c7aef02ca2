import { relative } from 'node:path';
import type FastCheck from 'fast-check';
import { inject, type RunnerTestCase, TestRunner, vi } from 'vitest';
import { evaluate, type FoundCase, readFoundCases } from './foundCases';

declare module 'vitest' {
  interface ProvidedContext {
    /** Random: `npm run fuzz` gives one. */
    fuzzSeed?: number;
  }
  interface TaskMeta {
    counterexample?: Pick<FoundCase, 'property' | 'value'>;
  }
}

/** The same in every run of the suite: no property may pass for one reader and fail for the next. */
const SEED = 20_261_122;

// Loads fast-check only for tests that import it.
vi.mock('fast-check', async (importOriginal) => {
  const original = await importOriginal<typeof import('fast-check')>();
  const fc = original.default;
  fc.configureGlobal({ seed: inject('fuzzSeed') ?? SEED });
  fc.installGlobalPlugin(createPlugin(fc));
  return original;
});

/** Tries the cases found before as the first ones of their property, and notes the counterexample of a failure. */
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
