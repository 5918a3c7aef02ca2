import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { ourDocument } from '../support/document';

/** Everything that a page needs to run the sandbox, in bytes, compressed. */
const MOST_BYTES = 60 * 1024;
const CORE = join(import.meta.dirname, '../../../plugins/sandbox/core');

it('fits into a page, and runs where code cannot be made from text', async () => {
  const { api, validators } = (await ourDocument()).compiled;
  const result = await build({
    stdin: {
      contents: `
        import api from 'api';
        import validators from 'validators';
        import { createSandbox } from './handle/createSandbox';
        import { createControlClient } from './controls/client';
        import { createRandom } from './random';
        import { createMemoryStore } from './store/memoryStore';
        globalThis.open = (backend) => createControlClient(createSandbox({
          api, validators, backend, store: createMemoryStore(), clock: Date.now, random: createRandom(1),
        }).fetch);`,
      resolveDir: CORE,
      loader: 'ts',
    },
    plugins: [
      {
        name: 'compiled',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^(api|validators)$/ }, ({ path }) => ({ path, namespace: 'compiled' }));
          onLoad({ filter: /^api$/, namespace: 'compiled' }, () => ({ contents: JSON.stringify(api), loader: 'json' }));
          onLoad({ filter: /^validators$/, namespace: 'compiled' }, () => ({ contents: validators, loader: 'js' }));
        },
      },
    ],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: ['chrome108', 'safari16'],
    logLevel: 'silent',
  });
  const code = result.outputFiles[0]?.text ?? '';
  expect(code).not.toMatch(/\beval\s*\(|\bnew Function\b|\bFunction\s*\(|\brequire\s*\(/);
  const bytes = gzipSync(code).length;
  expect(bytes).toBeGreaterThan(5000);
  expect(bytes).toBeLessThan(MOST_BYTES);
});
