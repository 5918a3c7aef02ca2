import { configDefaults, defineConfig } from 'vitest/config';

/** Tests of the code, and tests of the built site in a browser; `--project unit` or `--project e2e` runs one kind. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, 'tests/e2e/**'],
          setupFiles: ['tests/fuzz/setup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/support/setup.ts'],
          testTimeout: 60_000,
          // A busy machine can be late once where a browser waits for it; what is wrong fails again.
          retry: 1,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
