import { stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Refusal } from './commandLine';
import { replaceFile } from './files';
import { cannotWrite, nearestFolder, showPath } from './outFolder';

/** Writes the output of a command to a file, whole or not at all, and makes its folders. Throws a `Refusal`. */
export async function writeOutput(file: string, text: string, cwd: string): Promise<void> {
  const name = showPath(file, cwd);
  const entry = await stat(file).catch(() => undefined);
  if (entry?.isDirectory()) throw new Refusal(`\`${name}\` is a folder. Name a file in it.`);
  try {
    await nearestFolder(dirname(file), name);
    // A device or a pipe cannot be replaced.
    await (entry && !entry.isFile() ? writeFile(file, text) : replaceFile(file, text));
  } catch (error) {
    throw error instanceof Refusal ? error : cannotWrite(name, error);
  }
}
