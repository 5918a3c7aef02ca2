import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { followedKey, hashPage } from './core/translations/followed';
import { filesOnDisk } from './files';
import type { CheckTarget } from './options';
import { createPageReader } from './readPages';

/** Writes down which original each translated page follows. */
export async function acceptTranslations(target: CheckTarget): Promise<{ file: string; count: number }> {
  const { pages } = await createPageReader(target)(filesOnDisk(target.baseDir));
  const hashes: Record<string, string> = {};
  for (const page of pages.filter(({ isDefault }) => !isDefault)) {
    const original = pages.find(({ isDefault, source }) => isDefault && source === page.source);
    if (original) hashes[followedKey(page)] = hashPage(original);
  }
  const file = join(target.baseDir, target.followedFile);
  await mkdir(dirname(file), { recursive: true });
  const sorted = Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(file, `${JSON.stringify(sorted, null, 2)}\n`);
  return { file: target.followedFile, count: Object.keys(hashes).length };
}
