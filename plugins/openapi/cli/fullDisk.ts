import { statfs } from 'node:fs/promises';

/** Bytes; where fewer are left, something could not be written. */
const ROOM = 65_536;

/** The folder, if any, on whose disk there is no room: a build that runs out of it often fails with other words. */
export async function findFullDisk(folders: string[]): Promise<string | undefined> {
  for (const folder of folders) {
    const { blocks, bavail, bsize } = await statfs(folder);
    if (blocks > 0 && bavail * bsize < ROOM) return folder;
  }
  return undefined;
}
