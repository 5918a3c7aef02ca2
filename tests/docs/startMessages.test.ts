import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { createStartMessages } from '../../plugins/docs/dev/startMessages';
import type { ApiState } from '../../plugins/openapi';

const ROOT = resolve(__dirname, '../..');

it('says what is read, what it holds and that it is bundled, once', async () => {
  const lines: string[] = [];
  const { around, plugin } = createStartMessages(ROOT, (line) => lines.push(line));
  const state = { model: { operations: Array.from({ length: 36 }) } } as unknown as ApiState;
  const api = { entry: join(ROOT, 'openapi/openapi.yaml'), current: () => state };
  await around(api, async () => lines.push('made'));
  await createStartMessages(ROOT, (line) => lines.push(line)).around(undefined, async () => lines.push('made'));
  let compile = () => {};
  const watchRun = { tap: (_: string, run: () => void) => (compile = run) };
  (plugin as { apply(compiler: object): void }).apply({ hooks: { watchRun } });
  compile();
  compile();
  expect(lines).toEqual([
    'Reading openapi/openapi.yaml …',
    'made',
    '36 operations: the pages are written',
    'made',
    'Bundling the pages: they can be seen when this is done …',
  ]);
});
