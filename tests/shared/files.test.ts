import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { listFiles, type OutputFile, singleFlight, syncFiles } from '../../plugins/shared/files';

let root = '';
const isGenerated = (path: string) => path.includes('.gen.');
const PAST = new Date('2020-01-01T00:00:00Z');

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'files-'));
});

async function put(path: string, content: string): Promise<void> {
  await mkdir(join(root, path, '..'), { recursive: true });
  await writeFile(join(root, path), content);
  await utimes(join(root, path), PAST, PAST);
}

async function isUntouched(path: string): Promise<boolean> {
  return (await stat(join(root, path))).mtime.getTime() === PAST.getTime();
}

const file = (path: string, content = path): OutputFile => ({ path, content });

async function sync(files: OutputFile[]): Promise<{ written: string[]; removed: string[] }> {
  const { written, removed } = await syncFiles(root, files, isGenerated);
  return { written: written.sort(), removed: removed.sort() };
}

describe('generated files', () => {
  test('are written where their bytes change, and else not touched', async () => {
    await put('a.gen.md', 'same');
    await put('b/b.gen.md', 'old');
    const files = [file('a.gen.md', 'same'), file('b/b.gen.md', 'new'), file('c/d/e.gen.md')];
    expect(await sync(files)).toEqual({ written: ['b/b.gen.md', 'c/d/e.gen.md'], removed: [] });
    expect(await isUntouched('a.gen.md')).toBe(true);
    expect(await readFile(join(root, 'b/b.gen.md'), 'utf8')).toBe('new');
    expect(await sync(files)).toEqual({ written: [], removed: [] });
  });

  test('that are known are not read, and are written where they are gone or where writing them has failed', async () => {
    const known = new Map<string, string>();
    const run = async (files: OutputFile[]) => (await syncFiles(root, files, isGenerated, known)).written;
    expect(await run([file('a.gen.md', '1'), file('b.gen.md', '1')])).toEqual(['a.gen.md', 'b.gen.md']);
    expect(await run([file('a.gen.md', '1'), file('b.gen.md', '2')])).toEqual(['b.gen.md']);
    await rm(join(root, 'a.gen.md'));
    expect(await run([file('a.gen.md', '1'), file('b.gen.md', '2')])).toEqual(['a.gen.md']);
    await put('in-the-way', 'x');
    await expect(run([file('in-the-way/c.gen.md', '1')])).rejects.toThrow('Cannot write');
    await rm(join(root, 'in-the-way'));
    expect(await run([file('in-the-way/c.gen.md', '1')])).toEqual(['in-the-way/c.gen.md']);
  });

  test('that are no longer given are removed, hand-written ones never', async () => {
    for (const path of ['old.gen.md', 'sub/old.gen.md', 'mine.md', 'sub/mine.md']) await put(path, 'x');
    expect(await sync([file('new.gen.md')])).toEqual({
      written: ['new.gen.md'],
      removed: ['old.gen.md', 'sub/old.gen.md'],
    });
    expect((await listFiles(root)).sort()).toEqual(['mine.md', 'new.gen.md', 'sub/mine.md']);
    expect([await isUntouched('mine.md'), await isUntouched('sub/mine.md')]).toEqual([true, true]);
  });

  test('of one path are a mistake, and the rest stays', async () => {
    await put('old.gen.md', 'x');
    await expect(syncFiles(root, [file('a.gen.md', '1'), file('a.gen.md', '2')], isGenerated)).rejects.toThrow(
      'Two generated files have one path: a.gen.md',
    );
    expect(await listFiles(root)).toContain('old.gen.md');
  });

  test.each(['../out.gen.md', 'a/../../out.gen.md', '.', ''])(
    'cannot lie outside of their folder: %o',
    async (path) => {
      await put('old.gen.md', 'x');
      const writing = syncFiles(join(root, 'inside'), [file('a.gen.md'), file(path)], isGenerated);
      await expect(writing).rejects.toThrow(`A generated file would lie outside of ${join(root, 'inside')}: ${path}`);
      expect((await listFiles(root)).sort()).toEqual(['inside/a.gen.md', 'old.gen.md']);
    },
  );

  test('are written all, however many there are', async () => {
    const files = Array.from({ length: 100 }, (_, index) => file(`f${index % 7}/${index}.gen.md`));
    const paths = files.map(({ path }) => path).sort();
    expect(await sync(files)).toEqual({ written: paths, removed: [] });
    expect((await listFiles(root)).sort()).toEqual(paths);
  });

  test('that cannot be made leave what is there: nothing is removed when their source fails', async () => {
    await put('old.gen.md', 'x');
    function* broken() {
      yield file('a.gen.md');
      throw new Error('no more');
    }
    await expect(syncFiles(root, broken(), isGenerated)).rejects.toThrow('no more');
    expect((await listFiles(root)).sort()).toEqual(['a.gen.md', 'old.gen.md']);
  });

  test('are none below a folder that does not exist', async () => {
    expect(await listFiles(join(root, 'nowhere'))).toEqual([]);
    expect(await syncFiles(join(root, 'nowhere'), [], isGenerated)).toEqual({ written: [], removed: [] });
  });
});

describe('an error while writing', () => {
  test('names the file and the cause, and leaves no half-written one', async () => {
    await put('in-the-way', 'a file where a folder is needed');
    const writing = syncFiles(root, [file('in-the-way/a.gen.md')], isGenerated);
    await expect(writing).rejects.toThrow(/^Cannot write .*in-the-way\/a\.gen\.md: /);
    await expect(writing).rejects.toHaveProperty('cause');
    expect(await listFiles(root)).toEqual(['in-the-way']);
  });

  test('while the finished copy takes its place leaves the old one, and no copy', async () => {
    await put('taken.gen.md/inside.md', 'a folder where a file is needed');
    await expect(syncFiles(root, [file('taken.gen.md')], isGenerated)).rejects.toThrow('Cannot write');
    expect(await listFiles(root)).toEqual(['taken.gen.md/inside.md']);
  });

  test.skipIf(process.getuid?.() === 0)('in a folder that is read-only leaves the old file, and no copy', async () => {
    await put('sub/a.gen.md', 'old');
    await chmod(join(root, 'sub'), 0o555);
    try {
      await expect(syncFiles(root, [file('sub/a.gen.md', 'new')], isGenerated)).rejects.toThrow('Cannot write');
      expect(await readdir(join(root, 'sub'))).toEqual(['a.gen.md']);
      expect(await readFile(join(root, 'sub/a.gen.md'), 'utf8')).toBe('old');
    } finally {
      await chmod(join(root, 'sub'), 0o755);
    }
  });

  test.skipIf(process.platform !== 'linux')('because the disk is full leaves the old file', async () => {
    await put('a.gen.md', 'old');
    // Writes to this device fail as on a full disk.
    const { symlink } = await import('node:fs/promises');
    await symlink('/dev/full', join(root, `a.gen.md.${process.pid}.tmp`));
    const writing = syncFiles(root, [file('a.gen.md', 'new')], isGenerated);
    await expect(writing).rejects.toThrow(/ENOSPC/);
    expect(await readdir(root)).toEqual(['a.gen.md']);
    expect(await isUntouched('a.gen.md')).toBe(true);
  });
});

describe('one run at a time', () => {
  function job() {
    const ends: Array<(result: Error | number) => void> = [];
    let running = 0;
    let most = 0;
    const run = singleFlight(() => {
      running += 1;
      most = Math.max(most, running);
      return new Promise<number>((resolve, reject) => {
        ends.push((result) => {
          running -= 1;
          if (typeof result === 'number') resolve(result);
          else reject(result);
        });
      });
    });
    return { run, ends, most: () => most };
  }

  test('calls that come while one runs wait, and share the next', async () => {
    const { run, ends, most } = job();
    const first = run();
    const [second, third] = [run(), run()];
    ends[0]?.(1);
    expect(await first).toBe(1);
    await expect.poll(() => ends.length).toBe(2);
    ends[1]?.(2);
    expect(await Promise.all([second, third])).toEqual([2, 2]);
    expect([ends.length, most()]).toEqual([2, 1]);
  });

  test('a run that fails fails those that asked for it, and not the next', async () => {
    const { run, ends } = job();
    const first = run();
    const second = run();
    ends[0]?.(new Error('broken'));
    await expect(first).rejects.toThrow('broken');
    await expect.poll(() => ends.length).toBe(2);
    ends[1]?.(2);
    expect(await second).toBe(2);
  });

  test('a call between the end of one run and the start of the next starts none beside it', async () => {
    const { run, ends, most } = job();
    const first = run();
    const second = run();
    const third = first.then(() => run());
    ends[0]?.(1);
    await expect.poll(() => ends.length).toBe(2);
    ends[1]?.(2);
    expect(await Promise.all([second, third])).toEqual([2, 2]);
    expect([ends.length, most()]).toEqual([2, 1]);
  });
});
