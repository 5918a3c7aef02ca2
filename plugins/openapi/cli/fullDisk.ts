import { statfs } from 'node:fs/promises';

/** Bytes; with fewer left, a write has probably failed. */
const ROOM = 65_536;

/** Returns a folder whose disk is full: builds often fail for that reason with misleading messages. */
export async function findFullDisk(folders: string[]): Promise<string | undefined> {
  for (const folder of folders) {
    const { blocks, bavail, bsize } = await statfs(folder);
    if (blocks > 0 && bavail * bsize < ROOM) return folder;
  }
  return undefined;
}
