import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Save } from '../saves';
import { NotThereError } from './measurement';

export interface Editor {
  /** Prepares a kind of change, and takes back one of another kind. Throws `NotThereError` if the file has not the text. */
  open(save: Save): Promise<void>;
  /** Makes another change of the kind that is open. Returns what its page then shows. */
  save(save: Save): Promise<string>;
  /** Leaves the files as they were. */
  close(): Promise<void>;
}

/** `folder`: of the site. */
export function openEditor(folder: string): Editor {
  let current: { kind: string; path: string; original: string } | undefined;
  let count = 0;
  const edit = (save: Save, original: string) => {
    const edited = save.edit(original, count);
    if (!edited) throw new NotThereError(`${save.file} has not the text that the bench changes.`);
    return edited;
  };
  const close = async () => {
    if (current) await writeFile(current.path, current.original);
    current = undefined;
  };
  return {
    async open(save) {
      if (current?.kind === save.kind) return;
      await close();
      const path = join(folder, save.file);
      const original = await readFile(path, 'utf8').catch(() => '');
      edit(save, original);
      current = { kind: save.kind, path, original };
    },
    async save(save) {
      if (current?.kind !== save.kind) throw new Error(`${save.kind} is not open.`);
      count += 1;
      const { text, shows } = edit(save, current.original);
      await writeFile(current.path, text);
      return shows;
    },
    close,
  };
}
