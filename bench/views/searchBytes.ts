import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Files below a folder whose bytes or names have a text, in any case. */
export function searchBytes(folder: string, text: string): string[] {
  const wanted = text.toLowerCase();
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const name = relative(folder, file);
      return `${name}\n${readFileSync(file).toString('latin1')}`.toLowerCase().includes(wanted);
    })
    .map((file) => relative(folder, file))
    .sort();
}
