import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { createStartMessages } from '../../plugins/docs/dev/startMessages';

const ROOT = resolve(__dirname, '../..');

it('says what is read, what it holds and that it is bundled, once', async () => {
  const lines: string[] = [];
  const { around, plugin } = createStartMessages(ROOT, (line) => lines.push(line));
  await around(join(ROOT, 'openapi/openapi.yaml'), async () => lines.push('made'));
  let compile = () => {};
  const watchRun = { tap: (_: string, run: () => void) => (compile = run) };
  (plugin as { apply(compiler: object): void }).apply({ hooks: { watchRun } });
  compile();
  compile();
  expect(lines).toEqual([
    'Reading openapi/openapi.yaml …',
    'made',
    '36 operations: the pages are written',
    'Bundling the pages: they can be seen when this is done …',
  ]);
});
