import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A file to which text is added, safe on the disk before a promise resolves. One call at a time. */
export interface JournalFile {
  /** Bytes that count. After a failure others may stand behind them, and the next call puts its own in their place. */
  readonly length: number;
  /** There is no file yet, or not one to add to: `rewrite` it first. */
  readonly needsRewrite: boolean;
  append(text: string): Promise<void>;
  /** Puts a new file in place of this one; whatever happens, one of the two is there and whole. */
  rewrite(text: string): Promise<void>;
  close(): Promise<void>;
}

/** Session keys and secrets are nobody else's business. */
const NEW_FILE_MODE = 0o600;

/** Opens a file whose first `length` bytes are good; `undefined`: the file is still to be written. */
export async function openJournalFile(path: string, length: number | undefined): Promise<JournalFile> {
  let handle = length === undefined ? undefined : await open(path, 'r+');
  let isThere = length !== undefined;
  let size = length ?? 0;
  let endsClean = false;
  let inDoubt = false;

  async function append(text: string): Promise<void> {
    if (!handle) throw new Error('The file is not there yet.');
    if (!endsClean) await handle.truncate(size);
    endsClean = false;
    const bytes = Buffer.from(text);
    try {
      await writeAll(handle, bytes, size);
      await handle.datasync();
    } catch (error) {
      // What has failed shall not be there after a restart.
      await handle.truncate(size).catch(() => undefined);
      throw error;
    }
    size += bytes.length;
    endsClean = true;
  }

  async function rewrite(text: string): Promise<void> {
    const bytes = Buffer.from(text);
    const copy = `${path}.new`;
    try {
      await writeCopy(copy, bytes, (await handle?.stat())?.mode ?? NEW_FILE_MODE);
      // Windows renames onto a file only when nobody has it open.
      await handle?.close();
      handle = undefined;
      await rename(copy, path);
    } catch (error) {
      await rm(copy, { force: true }).catch(() => undefined);
      if (isThere) handle ??= await open(path, 'r+').catch(() => undefined);
      throw error;
    }
    isThere = true;
    inDoubt = true;
    handle = await open(path, 'r+');
    await syncFolder(dirname(path));
    size = bytes.length;
    endsClean = true;
    inDoubt = false;
  }

  return {
    get length() {
      return size;
    },
    get needsRewrite() {
      return inDoubt || !handle;
    },
    append,
    rewrite,
    close: async () => handle?.close(),
  };
}

async function writeCopy(path: string, bytes: Uint8Array, mode: number): Promise<void> {
  const handle = await open(path, 'w', mode);
  try {
    await writeAll(handle, bytes, 0);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeAll(handle: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
}

/** Makes a renaming last; systems that cannot open or sync a folder see to it themselves. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  try {
    await handle?.sync();
  } catch (error) {
    if (!['EPERM', 'EINVAL', 'EISDIR', 'EBADF'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    await handle?.close();
  }
}
