import { mkdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../../plugins/sandbox/node/openStore';
import { temporaryFolder } from './folders';
import { apply, expectedStates, readAll, steps } from './stores';

async function dataFile(): Promise<string> {
  return join(await temporaryFolder(), 'demo.db');
}

const open = (file: string) => openStore(file, 'demo.db');

describe('a file of the sandbox', () => {
  it('is made where there is none, for nobody else to read', async () => {
    const file = await dataFile();
    await (await open(file)).close();
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('gives back the state, also when opened and closed between the changes', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.string({ maxLength: 2 }), async (all, prefix) => {
        const file = await dataFile();
        for (const step of all) {
          const store = await open(file);
          await store.transact((state) => apply(state, step));
          await store.close();
        }
        const store = await open(file);
        const expected = expectedStates(all).at(-1) ?? {};
        expect(await readAll(store)).toEqual(expected);
        const keys = Object.keys(expected).filter((key) => key.startsWith(prefix));
        const listed = await store.transact((state) => state.list(prefix));
        expect(listed.map(([key]) => key)).toEqual(keys.sort((a, b) => (a < b ? -1 : 1)));
        await store.close();
      }),
      { numRuns: 10 },
    );
  });

  it('keeps nothing of a transaction that throws, and passes on what it throws', async () => {
    const store = await open(await dataFile());
    await store.transact((state) => state.set('a', 1));
    const failing = store.transact((state) => {
      state.set('a', 2);
      throw new RangeError('no');
    });
    await expect(failing).rejects.toThrow(new RangeError('no'));
    expect(await readAll(store)).toEqual({ a: 1 });
    const read = await store.transact((state) => state.get('a'));
    expect(read).toBe(1);
    await store.close();
  });

  it('has no value for a key that is too long, and refuses to keep one', async () => {
    const store = await open(await dataFile());
    const long = 'x'.repeat(100_000);
    expect(await store.transact((state) => state.get(long))).toBeUndefined();
    await store.transact((state) => state.delete(long));
    await expect(store.transact((state) => state.set(long, 1))).rejects.toThrow(
      '`demo.db` cannot be written: a key has more than 1900 bytes.',
    );
    await store.transact((state) => state.set(long.slice(0, 1900), 1));
    expect(await readAll(store)).toEqual({ [long.slice(0, 1900)]: 1 });
    await store.close();
  });

  it('is the same one through a link', async () => {
    const file = await dataFile();
    await writeFile(file, '');
    await symlink(file, `${file}.link`);
    const [one, other] = [await open(file), await open(`${file}.link`)];
    await one.transact((state) => state.set('a', 1));
    expect(await readAll(other)).toEqual({ a: 1 });
    await one.close();
    await other.close();
  });

  it('is refused and left alone where it is something else', async () => {
    const torn = `${'\0'.repeat(24)}\xde\xc0\xef\xbe`;
    for (const text of ['{"name":"package"}\n', 'x', 'line\n'.repeat(10_000), torn]) {
      const file = await dataFile();
      await writeFile(file, text, 'latin1');
      const message = '`demo.db` cannot be used: it is not a file of the sandbox.';
      await expect(open(file)).rejects.toThrow(expect.objectContaining({ name: 'DataFileError', message }));
      expect(await readFile(file, 'latin1')).toBe(text);
    }
  });

  it('cannot be a folder, a device, or in a folder that is not there', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'folder'));
    await writeFile(join(folder, 'file'), 'x');
    const said = (path: string) => openStore(path, 'data').catch((error: Error) => error.message);
    expect(await said(join(folder, 'folder'))).toBe('`data` cannot be used: it is a folder, not a file.');
    expect(await said(join(folder, 'none/data'))).toBe('`data` cannot be used: there is no such file or folder.');
    expect(await said(join(folder, 'file/data'))).toBe('`data` cannot be used: a folder of this path is a file.');
    expect(await said('/dev/null')).toBe('`data` cannot be used: it is not a plain file.');
    expect(await said(join(folder, 'x'.repeat(300)))).toBe('`data` cannot be used: the name is too long.');
  });
});
