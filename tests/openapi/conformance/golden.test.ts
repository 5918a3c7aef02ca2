import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { printTree } from '../../helpers/printTree';
import { build, ROWS } from './support';

const GOLDEN = join(import.meta.dirname, 'golden');

// A document per row of the coverage lists. UPDATE=1 rewrites the golden files.
describe('every feature of operations and documents is shown', () => {
  test.each(ROWS)('%s', async (row) => {
    const { problems, pages } = await build(row);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const shown = pages.map((page) => ({ ...page, source: undefined }));
    const actual = printTree(shown);
    const golden = join(GOLDEN, `${row}.txt`);
    if (process.env['UPDATE']) writeFileSync(golden, actual);
    expect(existsSync(golden), 'no golden file; run with UPDATE=1').toBe(true);
    expect(actual).toBe(readFileSync(golden, 'utf8'));
  });

  test('no golden file is left without its fixture', () => {
    expect(readdirSync(GOLDEN)).toEqual(ROWS.map((row) => `${row}.txt`));
  });
});
