import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openEditor } from '../../../bench/against/openEditor';
import type { Save } from '../../../bench/saves';

const folder = mkdtempSync(join(tmpdir(), 'bench-editor-'));
afterAll(() => rmSync(folder, { recursive: true }));

const save = (kind: string, old: string): Save => ({
  kind,
  file: 'a.txt',
  page: '',
  awaits: old,
  edit: (text, count) =>
    text.includes(old) ? { text: text.replace(old, `${kind} ${count}`), shows: `${kind} ${count}` } : undefined,
});
const read = () => readFileSync(join(folder, 'a.txt'), 'utf8');

it('makes one change at a time, and leaves the files as they were', async () => {
  writeFileSync(join(folder, 'a.txt'), 'One. Two.');
  const [one, two] = [save('first', 'One'), save('second', 'Two')];
  const editor = openEditor(folder);
  await editor.open(one);
  expect(await editor.save(one)).toBe('first 1');
  expect(read()).toBe('first 1. Two.');
  await editor.open(one);
  await editor.save(one);
  expect(read()).toBe('first 2. Two.');
  await editor.open(two);
  expect(await editor.save(two)).toBe('second 3');
  expect(read()).toBe('One. second 3.');
  await editor.close();
  expect(read()).toBe('One. Two.');
});

it('says what a version lacks', async () => {
  const editor = openEditor(folder);
  await expect(editor.open(save('third', 'Three'))).rejects.toThrow('a.txt has not the text');
  await expect(editor.open({ ...save('fourth', ''), file: 'b.txt', edit: () => undefined })).rejects.toThrow('b.txt');
});
