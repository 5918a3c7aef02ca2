import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { watchFiles } from '../../plugins/check/cli/watchFiles';

it('runs again when a file of any folder or an overlay elsewhere changes, also after a run that failed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'watch-'));
  const baseDir = join(folder, 'site');
  const write = (name: string) => writeFile(join(baseDir, name), 'text');
  await mkdir(join(baseDir, 'docs/api'), { recursive: true });
  const overlays = ['../public.overlay.yaml'];
  const stopping = new AbortController();
  const errors: unknown[] = [];
  const changed = ['docs/api/a.mdx', 'openapi.yaml', ...overlays];
  const steps = [...changed.map((name) => () => write(name)), async () => stopping.abort()];
  let runs = 0;
  const run = async () => {
    await steps[runs++]?.();
    if (runs === 1) throw new Error('no document');
  };
  const stopped = new Promise((resolve) => stopping.signal.addEventListener('abort', resolve));
  try {
    await watchFiles({ baseDir, overlays, flows: [] }, run, {
      signal: stopping.signal,
      onError: (error) => errors.push(error),
    });
    await stopped;
    expect(runs).toBe(4);
    expect(errors.map(String)).toEqual(['Error: no document']);
  } finally {
    await rm(folder, { recursive: true });
  }
});
