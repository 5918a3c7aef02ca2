import { execFileSync } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HEADER_LINE } from '../../../plugins/sandbox/node/journalText';
import { openStore } from '../../../plugins/sandbox/node/openStore';
import { whenBegan } from '../../../plugins/sandbox/node/processes';
import { temporaryFolder } from './folders';
import { apply, expectedStates, readAll, steps } from './stores';

async function dataFile(text?: string | Uint8Array): Promise<string> {
  const file = join(await temporaryFolder(), 'demo.jsonl');
  if (text !== undefined) await writeFile(file, text);
  return file;
}

const open = (file: string) => openStore(file, 'demo.jsonl');

describe('a file of the sandbox', () => {
  it('is made where there is none, for nobody else to read, and holds what it is given', async () => {
    const file = await dataFile();
    const store = await open(file);
    expect(await readFile(file, 'utf8')).toBe(HEADER_LINE);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await store.transact((state) => state.set('counter/demo/1001/jump', 5));
    expect(await readFile(file, 'utf8')).toBe(`${HEADER_LINE}{"set":{"counter/demo/1001/jump":5}}\n`);
    await store.close();
    expect(await readdir(join(file, '..'))).toEqual(['demo.jsonl']);
  });

  it('gives back the state, also when opened and closed between the changes', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const file = await dataFile();
        for (const [index, step] of all.entries()) {
          const store = await open(file);
          expect(await readAll(store)).toEqual(expectedStates(all)[index]);
          await store.transact((state) => apply(state, step));
          await store.close();
        }
        const store = await open(file);
        expect(await readAll(store)).toEqual(expectedStates(all).at(-1));
        await store.close();
      }),
      { numRuns: 20 },
    );
  });

  it('goes on behind the last whole line, whatever stands behind that', async () => {
    for (const rest of ['', '{"set":{"a":2', '\0\0\0', '{"set":{"torn":"with a long value that reaches further"']) {
      const file = await dataFile(`${HEADER_LINE}{"set":{"a":1}}\n${rest}`);
      const store = await open(file);
      await store.transact((state) => state.set('b', 2));
      await store.close();
      expect(await readFile(file, 'utf8')).toBe(`${HEADER_LINE}{"set":{"a":1}}\n{"set":{"b":2}}\n`);
    }
  });

  it('may be empty, begin with a torn header, or lack its last line feed', async () => {
    for (const text of ['', HEADER_LINE.slice(0, 9), HEADER_LINE.trim(), `${HEADER_LINE}{"set":{"a":1}}`]) {
      const file = await dataFile(text);
      const store = await open(file);
      await store.transact((state) => state.set('b', 2));
      await store.close();
      const kept = text.includes('"a"') ? '{"set":{"a":1}}\n' : '';
      expect(await readFile(file, 'utf8')).toBe(`${HEADER_LINE}${kept}{"set":{"b":2}}\n`);
    }
  });

  it('is written anew, with its mode and through links, when it is mostly outdated', async () => {
    const file = await dataFile(HEADER_LINE);
    await chmod(file, 0o640);
    await symlink(file, `${file}.link`);
    const store = await open(`${file}.link`);
    const big = 'x'.repeat(100_000);
    for (let n = 0; n < 25; n += 1) await store.transact((state) => state.set('a', `${n}${big}`));
    await store.transact((state) => state.set('b', 1));
    await store.close();
    const { size, mode } = await stat(file);
    expect([size < 1_500_000, mode & 0o777]).toEqual([true, 0o640]);
    expect((await readdir(join(file, '..'))).sort()).toEqual(['demo.jsonl', 'demo.jsonl.link']);
    const again = await open(file);
    expect(await readAll(again)).toEqual({ a: `24${big}`, b: 1 });
    await again.close();
  });

  it('is refused and left alone where a line in its middle is damaged, or it is none', async () => {
    const damaged = `${HEADER_LINE}{"set":{"a":1}}\n{"set":\n{"set":{"a":3}}\n`;
    const cases: Array<[string, string]> = [
      [
        damaged,
        '`demo.jsonl`, line 3: this line is damaged. Nothing was changed. Mend or remove that line, or name another file.',
      ],
      [
        '{"name":"package"}\n',
        '`demo.jsonl`, line 1: this line is not that of a file of the sandbox. Nothing was changed. Name another file.',
      ],
    ];
    for (const [text, message] of cases) {
      const file = await dataFile(text);
      await expect(open(file)).rejects.toThrow(expect.objectContaining({ name: 'DataFileError', message }));
      expect(await readFile(file, 'utf8')).toBe(text);
      expect(await readdir(join(file, '..'))).toEqual(['demo.jsonl']);
    }
  });

  it('cannot be a folder, a device, or in a folder that is not there', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'folder'));
    await writeFile(join(folder, 'file'), 'x');
    const said = (path: string) => openStore(path, 'data').catch((error: Error) => error.message);
    expect(await said(join(folder, 'folder'))).toBe('`data` cannot be used: it is a folder.');
    expect(await said(join(folder, 'none/data'))).toBe('`data` cannot be used: the folder does not exist.');
    expect(await said(join(folder, 'file/data'))).toBe(
      '`data` cannot be used: a part of its path is a file, not a folder.',
    );
    expect(await said('/dev/null')).toBe('`data` cannot be used: it is not a plain file.');
    expect(await said(join(folder, 'x'.repeat(300)))).toBe('`data` cannot be used: its name is too long.');
  });
});

describe('the lock of a file', () => {
  const claimOf = async (pid: number, began?: string) =>
    `demo.jsonl.lock.${pid}-${began ?? (await whenBegan(pid)) ?? 0}`;

  it('keeps a second store out, until the first is closed', async () => {
    const file = await dataFile();
    const first = await open(file);
    expect(await readdir(join(file, '..'))).toContain(await claimOf(process.pid));
    await expect(open(file)).rejects.toThrow(
      `\`demo.jsonl\` is in use by the process ${process.pid}. Stop it or name another file.`,
    );
    await first.close();
    await (await open(file)).close();
    expect(await readdir(join(file, '..'))).toEqual(['demo.jsonl']);
  });

  it('of another process counts while that one runs', async () => {
    const file = await dataFile();
    const claim = await claimOf(process.ppid);
    await writeFile(join(file, '..', claim), '');
    const refusal = `is in use by the process ${process.ppid}. Stop it or name another file; if it does not run, remove`;
    await expect(open(file)).rejects.toThrow(refusal);
    expect(await readdir(join(file, '..'))).toEqual([claim]);
  });

  it('is stale where its process has ended, and where the number is another one’s by now', async () => {
    const ended = Number(execFileSync('bash', ['-c', 'echo $$'], { encoding: 'utf8' }));
    for (const claim of [
      await claimOf(ended, '12'),
      await claimOf(process.pid, '1'),
      await claimOf(process.ppid, '1'),
    ]) {
      const file = await dataFile();
      await writeFile(join(file, '..', claim), '');
      await (await open(file)).close();
      expect(await readdir(join(file, '..'))).toEqual(['demo.jsonl']);
    }
  });
});
