import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FOUND_FILE, type FoundCase } from './foundCases';

const BIN = resolve('node_modules/.bin');
const CONFIG = `export default { test: { projects: [{ test: {
  name: 'unit',
  include: ['tests/*.test.ts'],
  setupFiles: [${JSON.stringify(resolve('tests/fuzz/setup.ts'))}],
} }] } };`;
/** Fails for one number in 20, and tries 5. */
const PROPERTY = `import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
describe('numbers', () => {
  test('are seldom bad', () => {
    fc.assert(fc.property(fc.boolean(), () => true));
    const property = fc.property(fc.record({ n: fc.nat(1_000_000) }), ({ n }) => n % 20 !== 19);
    fc.assert(property, { numRuns: 5 });
  });
});`;
const OTHER = `import { expect, test } from 'vitest';
test('has no property', () => expect(1).toBe(2));`;

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fuzz-'));
  await mkdir(join(folder, 'tests/fuzz'), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'vitest.config.mjs'), CONFIG);
  await writeFile(join(folder, 'tests/rare.test.ts'), PROPERTY);
  await writeFile(join(folder, 'tests/other.test.ts'), OTHER);
});

afterAll(() => rm(folder, { recursive: true }));

function run(program: string, ...args: string[]): Promise<{ failed: boolean; output: string }> {
  return new Promise((done) => {
    execFile(join(BIN, program), args, { cwd: folder, env: { ...process.env, NO_COLOR: '1' } }, (error, out, errors) =>
      done({ failed: error !== null, output: out + errors }),
    );
  });
}

const runTests = () => run('vitest', 'run', 'rare');
const fuzz = (...args: string[]) => run('tsx', resolve('scripts/fuzz.ts'), ...args);

test('what a random seed finds is printed, kept, and tried first in every run that follows', async () => {
  const search = await fuzz('--seed', '1', '--minutes', '1');
  expect(search.failed).toBe(true);
  expect(search.output).toContain('1 file with property tests, from seed 1\n');
  expect(search.output).toContain('tests/rare.test.ts > numbers > are seldom bad\nProperty failed after');
  const repeat = /Repeat it: npm run fuzz -- (--seed \d+ tests\/rare\.test\.ts)\n/.exec(search.output)?.[1] ?? '';
  const kept = await readFile(join(folder, FOUND_FILE), 'utf8');
  const [found, ...others] = JSON.parse(kept) as FoundCase[];
  expect(found).toMatchObject({ file: 'tests/rare.test.ts', test: 'numbers > are seldom bad', property: 1 });
  expect(others).toEqual([]);
  expect(search.output).toContain(`Kept in ${FOUND_FILE}: ${found?.value}\n`);

  const after = await runTests();
  expect(after.failed).toBe(true);
  expect(after.output).toContain('Property failed after 1 tests');
  expect(after.output).toContain(`Counterexample: ${found?.value}\n`);

  await rm(join(folder, FOUND_FILE));
  const again = await fuzz(...repeat.split(' '));
  expect(again.failed).toBe(true);
  expect(await readFile(join(folder, FOUND_FILE), 'utf8')).toBe(kept);
});

test('an option that is none is refused', async () => {
  const { failed, output } = await fuzz('--seed', 'x');
  expect(failed).toBe(true);
  expect(output).toContain('npm run fuzz -- [--seed <number>]');
});
