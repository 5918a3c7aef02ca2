import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFollowed } from './core/translations/followed';
import { filesOnDisk } from './files';
import type { CheckTarget } from './options';
import { createPageReader } from './readPages';

/** Writes down which original each translated page follows. */
export async function acceptTranslations(target: CheckTarget): Promise<{ file: string; count: number }> {
  const { pages } = await createPageReader(target)(filesOnDisk(target.baseDir));
  const hashes = listFollowed(pages);
  const file = join(target.baseDir, target.followedFile);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(hashes, null, 2)}\n`);
  return { file: target.followedFile, count: Object.keys(hashes).length };
}
