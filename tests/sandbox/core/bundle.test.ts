import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bundlePage } from '../support/bundlePage';
import { ourDocument } from '../support/document';

const MOST_BYTES = 60_000;

it('fits into a page, and runs where code cannot be made from text', async () => {
  const code = await bundlePage((await ourDocument()).compiled);
  expect(code).toContain('/api/v1/counter/inc/{id}');
  expect(code).not.toMatch(/\beval\s*\(|\bnew Function\b|\bFunction\s*\(|\brequire\s*\(/);
  expect(gzipSync(code).length).toBeLessThan(MOST_BYTES);
});
