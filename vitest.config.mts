import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

const UNIT = 'tests/**/*.test.{ts,tsx}';
const BROWSER = 'tests/e2e/**/*.test.ts';

/** Tests that replace modules: what they replace must not reach other tests. */
const REPLACING = readdirSync(join(import.meta.dirname, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => join(import.meta.dirname, 'tests', file))
  .filter((file) => readFileSync(file, 'utf8').includes('vi.mock('));

const unit = { setupFiles: ['tests/fuzz/setup.ts'], testTimeout: 120_000, maxWorkers: '100%' };

/**
 * Tests of the code, and tests of the built site in a browser; `--project unit*` or `--project e2e` runs one kind.
 * Unit tests share the modules that they import, but for those that replace some.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          include: [UNIT],
          exclude: [...configDefaults.exclude, BROWSER, ...REPLACING],
          isolate: false,
        },
      },
      {
        test: { ...unit, name: 'unit-mocks', include: REPLACING },
      },
      {
        test: {
          name: 'e2e',
          include: [BROWSER],
          globalSetup: ['tests/e2e/support/setup.ts'],
          // Ceilings, far above what anything takes: the machine may be busy with other things.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
          isolate: false,
          // One browser serves them all.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
