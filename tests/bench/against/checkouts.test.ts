import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openNewCheckout, openOldCheckout, removeStaleCheckouts } from '../../../bench/against/checkouts';
import { commitWorkingTree } from '../../../bench/against/commitWorkingTree';
import { findCommit, git } from '../../../bench/against/git';
import { lock } from '../../../bench/against/lock';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'bench-against-')));
const project = join(folder, 'project');
const cache = join(folder, 'cache');
const write = (file: string, text: string) => writeFileSync(join(project, file), text);
let first = '';

beforeAll(async () => {
  mkdirSync(project);
  mkdirSync(cache);
  const run = (...args: string[]) => execFileSync('git', args, { cwd: project });
  run('init', '--quiet');
  run('config', 'user.name', 'Test');
  run('config', 'user.email', 'test@localhost');
  write('.gitignore', 'node_modules\nbuilt\n');
  write('package.json', '{"name":"test","version":"1.0.0"}\n');
  write(
    'package-lock.json',
    '{"name":"test","version":"1.0.0","lockfileVersion":3,"packages":{"":{"name":"test","version":"1.0.0"}}}\n',
  );
  run('add', '.');
  run('commit', '--quiet', '--message', 'First');
  first = await findCommit(project, 'HEAD');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a version that is named', () => {
  it('must be a commit', async () => {
    expect(await findCommit(project, first.slice(0, 8))).toBe(first);
    await expect(findCommit(project, 'nonesuch')).rejects.toThrow('`nonesuch` is not a commit of this repository.');
    await expect(findCommit(project, '--all')).rejects.toThrow('`--all` is not a commit');
    await expect(findCommit(tmpdir(), 'HEAD')).rejects.toThrow('is not a checkout of git');
  });
});

describe('the commit of the working tree', () => {
  it('is the last one while nothing has changed', async () => {
    expect(await commitWorkingTree(project)).toBe(first);
  });

  it('has changed and new files, and leaves the index as it is', async () => {
    write('package.json', '{"name":"test","version":"1.0.0","private":true}\n');
    write('new.txt', 'New\n');
    write('built', 'Ignored\n');
    const before = await git(project, ['status', '--short']);
    const commit = await commitWorkingTree(project);
    expect(await git(project, ['diff', '--name-only', first, commit])).toBe('new.txt\npackage.json');
    expect(await git(project, ['status', '--short'])).toBe(before);
    expect(await commitWorkingTree(project)).toBe(commit);
  });
});

describe('checkouts', () => {
  it('have the files of their version, and packages that are installed once', async () => {
    const commit = await commitWorkingTree(project);
    const old = await openOldCheckout(project, cache, first, 'old');
    const now = await openNewCheckout(project, cache, commit, 'new');
    expect(existsSync(join(old.folder, 'new.txt'))).toBe(false);
    expect(readFileSync(join(now.folder, 'new.txt'), 'utf8')).toBe('New\n');
    const stamp = join(old.folder, 'node_modules/.installed-by-bench');
    expect(existsSync(stamp)).toBe(true);

    const installed = join(old.folder, 'node_modules/installed');
    writeFileSync(installed, '');
    await openOldCheckout(project, cache, first, 'old');
    expect(existsSync(installed)).toBe(true);
    rmSync(stamp);
    await openOldCheckout(project, cache, first, 'old');
    expect(existsSync(installed)).toBe(false);
  });

  it('are cleaned, but for their packages', async () => {
    const { folder, clean } = await openOldCheckout(project, cache, first, 'old');
    mkdirSync(join(folder, 'node_modules/.cache'));
    writeFileSync(join(folder, 'built'), '');
    writeFileSync(join(folder, 'package.json'), '');
    await clean();
    expect(await git(folder, ['status', '--short', '--ignored'])).toBe('!! node_modules/');
    expect(readdirSync(join(folder, 'node_modules'))).toContain('.installed-by-bench');
    expect(existsSync(join(folder, 'node_modules/.cache'))).toBe(false);
  });

  it('are removed when others were used later', async () => {
    for (const [age, name] of ['a', 'b', 'c', 'd'].entries()) {
      mkdirSync(join(cache, name));
      utimesSync(join(cache, name), 1000 - age, 1000 - age);
    }
    await removeStaleCheckouts(project, cache);
    expect(readdirSync(cache).toSorted()).toEqual([first, 'a', 'b', 'working-tree'].toSorted());
  });
});

describe('the lock', () => {
  it('refuses a second comparison while the first one runs', async () => {
    const file = join(folder, 'lock');
    const release = await lock(file);
    await expect(lock(file)).rejects.toThrow(`process ${process.pid}`);
    await release();
    writeFileSync(file, '4194305');
    await (await lock(file))();
    expect(existsSync(file)).toBe(false);
  });
});
