import { createHash } from 'node:crypto';
import { rspack } from '@docusaurus/faster';
import { expect, test } from 'vitest';
import { MANGLE } from '../../../plugins/openapi/cli/stableNames';

test('hashes in a script do not change the names of its variables', async () => {
  const texts = new Set<string>();
  for (let run = 0; run < 20; run += 1) {
    const hash = createHash('md5').update(String(run)).digest('hex');
    const code = `const names = { 1: '${hash}' };
      window.load = function (key, done, url) { for (const found of window.all) { const at = found.at; done(names[key], at, url, found); } };`;
    const minified = await rspack.experiments.swc.minify(code, { compress: true, mangle: MANGLE, module: true });
    texts.add(minified.code.replace(hash, ''));
  }
  expect(texts.size).toBe(1);
});
