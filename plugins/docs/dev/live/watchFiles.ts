import { type FSWatcher, watch } from 'node:fs';
import { dirname } from 'node:path';

/** A save comes as several events: an editor empties a file and fills it, or replaces it by another. */
const ONE_SAVE_MS = 8;
const DOCUMENT = /\.(ya?ml|json)$/i;

export interface FileWatch {
  /** Watches the folders of these files from now on. */
  follow(files: Iterable<string>): void;
  close(): void;
}

/** Calls `onSave` soon after a file of a document is written, replaced or removed, or a new one appears beside it. */
export function watchFiles(onSave: () => void): FileWatch {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  const notice = () => {
    clearTimeout(timer);
    timer = setTimeout(onSave, ONE_SAVE_MS).unref();
  };
  const stop = (folder: string) => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  function start(folder: string): void {
    try {
      const watcher = watch(folder, { persistent: false }, (_event, name) => {
        if (name === null || DOCUMENT.test(name)) notice();
      });
      // The folder is gone.
      watcher.on('error', () => stop(folder));
      watchers.set(folder, watcher);
    } catch {
      // Missing, or on a file system without events: polling finds its changes.
    }
  }
  return {
    follow(files) {
      const wanted = new Set(Array.from(files, (file) => dirname(file)));
      for (const folder of watchers.keys()) if (!wanted.has(folder)) stop(folder);
      for (const folder of wanted) if (!watchers.has(folder)) start(folder);
    },
    close() {
      clearTimeout(timer);
      for (const folder of [...watchers.keys()]) stop(folder);
    },
  };
}
