import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHistory } from '../../plugins/docs/history/history';

const FIRST = '2026-01-01T10:00:00.000Z';
const SECOND = '2026-02-02T10:00:00.000Z';
const THIRD = '2026-03-03T10:00:00.000Z';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'history-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function git(cwd: string, ...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', '-c', 'commit.gpgsign=false', ...args], {
    cwd,
    stdio: 'ignore',
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
  });
}

function write(root: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

function commit(root: string, date: string, files: Record<string, string>): void {
  write(root, files);
  git(root, 'add', '.');
  process.env.GIT_COMMITTER_DATE = date;
  git(root, 'commit', '-m', 'change', `--date=${date}`);
  delete process.env.GIT_COMMITTER_DATE;
}

function makeRepository(): string {
  const root = join(folder, 'repository');
  mkdirSync(root);
  git(root, 'init', '-b', 'main');
  commit(root, FIRST, { 'site/docs/old.mdx': 'a', 'site/docs/new.mdx': 'a', 'site/openapi/名称 1.yaml': 'a' });
  commit(root, SECOND, { 'site/docs/new.mdx': 'b', 'elsewhere.txt': 'a' });
  commit(root, THIRD, { 'elsewhere.txt': 'b' });
  return root;
}

async function timesOf(site: string, files: string[]): Promise<Array<string | undefined>> {
  const history = createHistory(site, [join(site, 'docs'), join(site, 'openapi')]);
  await history.refresh();
  return files.map((file) => history.lastCommit(join(site, file))?.toISOString());
}

describe('the date of a file', () => {
  it('is that of its last commit, whatever it is called', async () => {
    const site = join(makeRepository(), 'site');
    expect(await timesOf(site, ['docs/old.mdx', 'docs/new.mdx', 'openapi/名称 1.yaml'])).toEqual([
      FIRST,
      SECOND,
      FIRST,
    ]);
  });

  it('is unknown where the file is not committed, or not there', async () => {
    const site = join(makeRepository(), 'site');
    write(site, { 'docs/mine.mdx': 'a' });
    expect(await timesOf(site, ['docs/mine.mdx', 'docs/none.mdx', '../elsewhere.txt'])).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('stays while a change is not committed, and follows a new commit', async () => {
    const root = makeRepository();
    const file = join(root, 'site/docs/old.mdx');
    const history = createHistory(join(root, 'site'), [join(root, 'site/docs')]);
    await history.refresh();
    write(root, { 'site/docs/old.mdx': 'changed' });
    await history.refresh();
    expect(history.lastCommit(file)?.toISOString()).toBe(FIRST);
    commit(root, '2026-04-04T10:00:00.000Z', {});
    await history.refresh();
    expect(history.lastCommit(file)?.toISOString()).toBe('2026-04-04T10:00:00.000Z');
  });

  it('is unknown outside of a repository', async () => {
    write(folder, { 'docs/a.mdx': 'a' });
    expect(await timesOf(folder, ['docs/a.mdx'])).toEqual([undefined]);
  });

  it('is unknown in a repository without a commit', async () => {
    git(folder, 'init');
    write(folder, { 'docs/a.mdx': 'a' });
    expect(await timesOf(folder, ['docs/a.mdx'])).toEqual([undefined]);
  });

  it('is unknown without git', async () => {
    const site = join(makeRepository(), 'site');
    const { PATH } = process.env;
    process.env.PATH = folder;
    try {
      expect(await timesOf(site, ['docs/old.mdx'])).toEqual([undefined]);
    } finally {
      process.env.PATH = PATH;
    }
  });

  it('is unknown in a shallow clone where the file is older than the clone', async () => {
    const root = makeRepository();
    const clone = join(folder, 'clone');
    git(folder, 'clone', '--depth', '2', `file://${root}`, clone);
    commit(clone, '2026-05-05T10:00:00.000Z', { 'site/docs/new.mdx': 'c' });
    expect(await timesOf(join(clone, 'site'), ['docs/old.mdx', 'docs/new.mdx'])).toEqual([
      undefined,
      '2026-05-05T10:00:00.000Z',
    ]);
  });
});
