import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { showProgress } from '../../../plugins/openapi/cli/progress';

afterEach(() => void vi.useRealTimers());

it('prints a line for each stage, and how far it is where one takes long', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'progress-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'a'));
  await writeFile(join(folder, 'a/index.html'), '');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const lines: string[] = [];
  const progress = showProgress((line) => lines.push(line));
  progress.begin('Reading api.yaml');
  vi.advanceTimersByTime(9_000);
  progress.begin('Bundling 3 pages');
  vi.advanceTimersByTime(10_000);
  await vi.waitFor(() => expect(lines).toHaveLength(3));
  progress.beginPages('Rendering', folder, 3);
  vi.advanceTimersByTime(10_000);
  await vi.waitFor(() => expect(lines).toHaveLength(5));
  progress.end();
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual([
    'Reading api.yaml …',
    'Bundling 3 pages …',
    'Bundling 3 pages … 19 s',
    'Rendering …',
    'Rendering … 1 of 3, 29 s',
  ]);
});
