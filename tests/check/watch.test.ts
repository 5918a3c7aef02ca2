import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { watchFiles } from '../../plugins/check/cli/watchFiles';

it('runs again when a file of any folder changes, also after a run that failed', async () => {
  const baseDir = await mkdtemp(join(tmpdir(), 'watch-'));
  const write = (name: string) => writeFile(join(baseDir, name), 'text');
  await mkdir(join(baseDir, 'docs/api'), { recursive: true });
  const stopping = new AbortController();
  const errors: unknown[] = [];
  const steps = [() => write('docs/api/a.mdx'), () => write('openapi.yaml'), async () => stopping.abort()];
  let runs = 0;
  const run = async () => {
    await steps[runs++]?.();
    if (runs === 1) throw new Error('no document');
  };
  const stopped = new Promise((resolve) => stopping.signal.addEventListener('abort', resolve));
  try {
    await watchFiles({ baseDir }, run, { signal: stopping.signal, onError: (error) => errors.push(error) });
    await stopped;
    expect(runs).toBe(3);
    expect(errors.map(String)).toEqual(['Error: no document']);
  } finally {
    await rm(baseDir, { recursive: true });
  }
});
