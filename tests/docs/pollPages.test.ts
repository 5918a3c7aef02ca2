import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { pollPages } from '../../plugins/docs/dev/pollPages';

const docs = mkdtempSync(join(tmpdir(), 'missed-'));
const trigger = join(docs, 'generated/saves');
afterAll(() => rm(docs, { recursive: true }));
afterEach(() => void vi.useRealTimers());

it('asks for one reload for each save that no reload has read, and for none that one has', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const missed = pollPages([docs, join(docs, 'none')], trigger);
  await missed.note();
  const asked = () => readFileSync(trigger, 'utf8');
  const quiet = asked();
  const eventually = (holds: () => void) => vi.waitFor(() => (vi.advanceTimersByTime(1000), holds()));

  await mkdir(join(docs, 'new'));
  writeFileSync(join(docs, 'new/index.mdx'), 'Text.');
  await eventually(() => expect(asked()).not.toBe(quiet));

  const once = asked();
  await missed.note();
  writeFileSync(join(docs, 'new/page.gen.mdx'), 'Generated.');
  writeFileSync(join(docs, 'new/read.mdx'), 'Text.');
  await missed.note();
  let looks = 0;
  await eventually(() => expect(++looks).toBeGreaterThan(5));
  expect(asked()).toBe(once);

  writeFileSync(join(docs, 'new/index.mdx'), 'Another text.');
  await eventually(() => expect(asked()).not.toBe(once));
});

it('sees the first document of a folder', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const specs = join(docs, 'specs');
  const own = join(docs, 'generated/specs');
  await mkdir(specs);
  const missed = pollPages([], own, () => [], [specs]);
  await missed.note();
  const quiet = readFileSync(own, 'utf8');
  await mkdir(join(specs, 'new'));
  writeFileSync(join(specs, 'new/more.yaml'), 'openapi: 3.1.0');
  await vi.waitFor(() => (vi.advanceTimersByTime(1000), expect(readFileSync(own, 'utf8')).not.toBe(quiet)));
});
