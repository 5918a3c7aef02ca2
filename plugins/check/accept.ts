import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createLock } from './core/drift/findDrift';
import { printLock } from './core/lock/lock';
import { listFollowed } from './core/translations/followed';
import { filesOnDisk } from './files';
import type { CheckTarget } from './options';
import { createPageReader } from './readPages';
import { createProjectReader } from './readProject';

/** Writes down which original each translated page follows. Returns what it did, in a sentence; nothing without translations. */
export async function acceptTranslations(target: CheckTarget): Promise<string | undefined> {
  const { pages } = await createPageReader(target)(filesOnDisk(target.baseDir));
  const hashes = listFollowed(pages);
  const count = Object.keys(hashes).length;
  if (count === 0) return undefined;
  await write(target, target.followedFile, `${JSON.stringify(hashes, null, 2)}\n`);
  return `${target.followedFile}: ${count} translated pages follow their originals.`;
}

/** Writes down what the parts of the document that passages name promise now. */
export async function acceptPassages(target: CheckTarget): Promise<string | undefined> {
  const read = await createProjectReader(target, filesOnDisk(target.baseDir));
  const { project } = await read(undefined, { lint: false });
  if (!project.facts || project.lacksParts) return undefined;
  const lock = createLock(project, project.facts);
  const digests = Object.values(lock.passages).flatMap((sections) => Object.values(sections));
  const count = digests.reduce((sum, all) => sum + all.split(' ').length, 0);
  await write(target, target.lockFile, printLock(lock));
  return `${target.lockFile}: ${count} passages name ${Object.keys(lock.contracts).length} parts of the document.`;
}

async function write({ baseDir }: CheckTarget, name: string, text: string): Promise<void> {
  const file = join(baseDir, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
