import { join } from 'node:path';
import { listFiles, readIfThere } from '../shared/files';

/** Access to a project's files by their names below its folder, with `/`. */
export interface ProjectFiles {
  baseDir: string;
  /** `undefined` if there is none. Throws if it cannot be read. */
  read(name: string): Promise<string | undefined>;
  list(folder: string): Promise<string[]>;
}

export function filesOnDisk(baseDir: string): ProjectFiles {
  return {
    baseDir,
    read: (name) => readIfThere(join(baseDir, name)),
    list: async (folder) => (await listFiles(join(baseDir, folder))).map((name) => `${folder}/${name}`).sort(),
  };
}

/** The same files with some replaced, and some removed (`undefined`). */
export function withChanges(files: ProjectFiles, changes: ReadonlyMap<string, string | undefined>): ProjectFiles {
  return {
    baseDir: files.baseDir,
    read: (name) => (changes.has(name) ? Promise.resolve(changes.get(name)) : files.read(name)),
    async list(folder) {
      const names = new Set(await files.list(folder));
      for (const [name, text] of changes) {
        if (!name.startsWith(`${folder}/`)) continue;
        if (text === undefined) names.delete(name);
        else names.add(name);
      }
      return [...names].sort();
    },
  };
}

/** The same files; the texts that are read are kept in `texts`. */
export function remember(files: ProjectFiles, texts: Map<string, string>): ProjectFiles {
  return {
    ...files,
    async read(name) {
      const known = texts.get(name);
      if (known !== undefined) return known;
      const text = await files.read(name);
      if (text !== undefined) texts.set(name, text);
      return text;
    },
  };
}
