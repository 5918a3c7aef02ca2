import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openOutFolder, publish as publishMarked } from '../../../plugins/shared/outFolder';

const MARKER = '.openapi-document.json';
const publish = (built: string, to: string) => publishMarked(built, to, MARKER);

let folder: string;
let out: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'document-out-'));
  out = join(folder, 'out');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

async function check(path: string, name: string): Promise<void> {
  rmSync(await openOutFolder(path, name, MARKER), { recursive: true });
}

function build(...paths: string[]): string {
  rmSync(join(folder, 'built'), { recursive: true, force: true });
  for (const path of paths) write(join('built', path), path);
  return join(folder, 'built');
}

describe('openOutFolder', () => {
  it('takes a new folder, also a deep one, and an empty one', async () => {
    await check(out, 'out');
    await check(join(out, 'a/b'), 'out/a/b');
    mkdirSync(out);
    await check(out, 'out');
  });

  it('takes what this command made', async () => {
    await publish(build('index.html'), out);
    await check(out, 'out');
  });

  it.each<[string, string, string]>([
    ['a folder of others', 'out/mine.txt', 'contains files that this command did not create'],
    [
      'a folder with a marker of others',
      'out/.openapi-document.json',
      'contains files that this command did not create',
    ],
    ['a file', 'out', 'is a file, not a folder'],
  ])('refuses %s', async (_, path, message) => {
    write(path, '{"not": "ours"}');
    await expect(check(out, 'out')).rejects.toThrow(message);
  });

  it('refuses a folder below a file, and those that tools manage', async () => {
    write('file', '');
    await expect(check(join(folder, 'file/out'), 'file/out')).rejects.toThrow('is a file');
    await expect(check('/proc/out', '/proc/out')).rejects.toThrow(
      '`/proc/out` cannot be written: its folder takes no new files.',
    );
    await expect(check(join(folder, 'node_modules/out'), 'x')).rejects.toThrow('inside `node_modules` or `.git`');
    await expect(check(join(folder, '.git/out'), 'x')).rejects.toThrow('inside `node_modules` or `.git`');
  });
});

describe('publish', () => {
  it('makes a new folder with all of the files at once, which others may read', async () => {
    const unfinished = await openOutFolder(join(out, 'a'), 'out/a', MARKER);
    expect(dirname(unfinished)).toBe(folder);
    await publish(build('index.html'), join(out, 'a'));
    expect(statSync(join(out, 'a')).mode & 0o777).toBe(0o777 & ~process.umask());
  });

  it('replaces its own files and nothing else', async () => {
    await publish(build('index.html', 'old/index.html', 'both/a.html'), out);
    write('out/both/mine.txt', 'mine');
    await publish(build('index.html', 'new/index.html', 'both/b.html'), out);
    const there = ['index.html', 'new/index.html', 'both/b.html', 'both/mine.txt'];
    expect(there.filter((path) => !existsSync(join(out, path)))).toEqual([]);
    expect(['old', 'both/a.html'].filter((path) => existsSync(join(out, path)))).toEqual([]);
    expect(readFileSync(join(out, 'both/mine.txt'), 'utf8')).toBe('mine');
  });

  it('never writes over a file of others, and then leaves all as it was', async () => {
    await publish(build('index.html', 'old.html'), out);
    write('out/new.html', 'mine');
    await expect(publish(build('index.html', 'new.html'), out)).rejects.toThrow('was not created by this command');
    expect(readFileSync(join(out, 'new.html'), 'utf8')).toBe('mine');
    expect(existsSync(join(out, 'old.html'))).toBe(true);
  });

  it('removes nothing outside its folder, whatever its list says', async () => {
    write('outside.txt', 'mine');
    write('out/.openapi-document.json', JSON.stringify(['../outside.txt', 'in/../../outside.txt']));
    await publish(build('index.html'), out);
    expect(existsSync(join(folder, 'outside.txt'))).toBe(true);
  });
});
