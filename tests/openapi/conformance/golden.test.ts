import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { printTree } from '../../helpers/printTree';
import { printOutline } from './printOutline';
import { build, buildDocument, ROWS } from './support';

const GOLDEN = join(import.meta.dirname, 'golden');
const OUTLINES = join(import.meta.dirname, 'outlines');
const TESTS = join(import.meta.dirname, '../..');

/** Documents of other APIs, which other tests use, too. */
const DOCUMENTS: Record<string, string> = {
  'a-history': 'openapi/changes/history/current.yaml',
  chat: 'sandbox/memory/fixtures/chat.yaml',
  hosting: 'sandbox/memory/fixtures/hosting.yaml',
  notes: 'sandbox/generic/fixtures/notes.yaml',
  payments: 'check/foreign/payments/openapi.yaml',
  'pet-shop': 'sandbox/memory/fixtures/pets.yaml',
  petstore: 'check/foreign/petstore/openapi.yaml',
  'petstore-3.0': 'sandbox/generic/fixtures/petstore.yaml',
  shapes: 'openapi/documentCommand/fixtures/shapes.yaml',
  webhooks: 'openapi/documentCommand/fixtures/webhooks.json',
};

// A document per row of the coverage lists. UPDATE=1 rewrites the golden files.
describe('every feature of operations and documents is shown', () => {
  test.each(ROWS)('%s', async (row) => {
    const { problems, pages } = await build(row);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const shown = pages.map((page) => ({ ...page, source: undefined }));
    const actual = printTree(shown);
    expectGolden(join(GOLDEN, `${row}.txt`), actual);
  });

  test('no golden file is left without its fixture', () => {
    expect(readdirSync(GOLDEN)).toEqual(ROWS.map((row) => `${row}.txt`));
  });
});

test.each(Object.entries(DOCUMENTS))(
  'the pages of the document of others `%s` say the same as before',
  async (name, file) => {
    const { pages } = await buildDocument(join(TESTS, file));
    expectGolden(join(OUTLINES, `${name}.txt`), printOutline(pages));
  },
);

function expectGolden(golden: string, actual: string): void {
  if (process.env['UPDATE']) writeFileSync(golden, actual);
  expect(existsSync(golden), 'no golden file; run with UPDATE=1').toBe(true);
  expect(actual).toBe(readFileSync(golden, 'utf8'));
}
