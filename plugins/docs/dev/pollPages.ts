import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describeTimes } from '../../shared/files';

const INTERVAL_MS = 1000;
const PAGE = /(?<!\.gen)\.mdx?$/;
const DOCUMENT = /\.(ya?ml|json)$/i;

export interface PagePoll {
  /** A file to watch; changes when a reload is needed. */
  readonly trigger: string;
  note(): Promise<void>;
  reload(): Promise<void>;
}

/** By trigger: a reload of the whole site recreates its plugins. */
const timers = new Map<string, NodeJS.Timeout>();

/**
 * Finds saves that the watcher misses: chokidar lists a new folder before it watches it, and never sees a page written
 * in between. Reloads when the pages differ from those read, and no longer change. `files`: other files, found in the same way.
 * `documents`: folders whose documents are found in the same way, as one may be the first of its folder.
 */
export function pollPages(
  folders: string[],
  trigger: string,
  files: () => string[] = () => [],
  documents: string[] = [],
): PagePoll {
  let noted = '';
  let last = '';
  const look = () => describe(folders, documents, files());
  async function poll(): Promise<void> {
    const now = await look();
    if (now !== noted && now === last) {
      noted = now;
      await touch();
    }
    last = now;
  }
  async function touch(): Promise<void> {
    await mkdir(dirname(trigger), { recursive: true });
    await writeFile(trigger, String(Date.now()));
  }
  return {
    trigger,
    reload: touch,
    async note() {
      if (!timers.has(trigger)) await touch();
      noted = await look();
      clearInterval(timers.get(trigger));
      timers.set(trigger, setInterval(() => void poll(), INTERVAL_MS).unref());
    },
  };
}

async function describe(folders: string[], documents: string[], files: string[]): Promise<string> {
  const listIn = async (folder: string, wanted: RegExp) => {
    const paths = await readdir(folder, { recursive: true }).catch(() => []);
    return describeTimes(paths.filter((path) => wanted.test(path)).map((path) => join(folder, path)));
  };
  const lists = [
    ...folders.map((folder) => listIn(folder, PAGE)),
    ...documents.map((folder) => listIn(folder, DOCUMENT)),
  ];
  return (await Promise.all([...lists, describeTimes(files)])).join('\n');
}
