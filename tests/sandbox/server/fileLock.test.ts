import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { lockFile } from '../../../plugins/sandbox/node/fileLock';
import { temporaryFolder } from './folders';

vi.mock('node:fs/promises', async (importOriginal) => ({
  ...(await importOriginal<typeof import('node:fs/promises')>()),
  link: () => Promise.reject(Object.assign(new Error('EPERM: operation not permitted, link'), { code: 'EPERM' })),
}));

describe('the lock of a file on a disk without second names', () => {
  it('is held by one, and replaced when it is stale', async () => {
    const folder = await temporaryFolder();
    const file = join(folder, 'demo.jsonl');
    await writeFile(`${file}.lock`, JSON.stringify({ pid: process.ppid, began: 'before' }));
    const lock = await lockFile(file, 'demo.jsonl');
    expect(await readdir(folder)).toEqual(['demo.jsonl.lock']);
    await expect(lockFile(file, 'demo.jsonl')).rejects.toThrow('`demo.jsonl` is in use');
    await writeFile(`${file}.2.lock`, JSON.stringify({ pid: process.ppid }));
    await expect(lockFile(`${file}.2`, 'demo.jsonl')).rejects.toThrow(`in use by the process ${process.ppid}`);
    await lock.release();
    expect(await readdir(folder)).toEqual(['demo.jsonl.2.lock']);
  });
});
