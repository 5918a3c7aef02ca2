import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const WORD = /[\p{L}_][\p{L}\d_]{4,}/gu;

/** All bytes of a folder with the names of its files, and the words in them. */
export async function readOutput(folder: string): Promise<{ text: string; words: Set<string> }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = await Promise.all(files.map(async (file) => `${file}\n${await readFile(file, 'utf8')}`));
  const text = texts.join('\n');
  return { text, words: wordsOf(text) };
}

/** In lower case. */
export function wordsOf(text: string): Set<string> {
  // Letters after an escape, as in `\nName`, are words of their own.
  return new Set(Array.from(text.replace(/\\[nrtbf]/g, ' ').matchAll(WORD), ([word]) => word.toLowerCase()));
}
