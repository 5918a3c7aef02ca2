import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { isHtmlFile, NotRead } from '../core';
import { openCopies } from './copies';
import { type Fetched, type FetchLimits, fetchFile, Unavailable } from './fetchFile';

export interface WebOptions {
  /** Folder of the copies; default: in `node_modules` of the project, or the user's cache. */
  folder?: string;
  /** Says that a copy is used. */
  print?(line: string): void;
  now?(): Date;
}

/**
 * Fetches each URL once, revalidated by its ETag, or from a copy if its server cannot be reached. Throws `NotRead`, or
 * `Unavailable`.
 */
export function openWeb(limits: FetchLimits, options: WebOptions = {}): (url: string) => Promise<Fetched> {
  const { print = console.warn, now = () => new Date() } = options;
  const known = new Map<string, Promise<Fetched>>();
  /** Servers that do not answer: not asked again, and named once. */
  const away = new Set<string>();

  async function load(url: string): Promise<Fetched> {
    const copies = openCopies(options.folder ?? findCacheFolder(), now);
    const copy = await copies.read(url);
    const { origin } = new URL(url);
    if (copy && away.has(origin)) return copy;
    try {
      const fetched = await fetchFile(url, limits, copy);
      if (!fetched && copy) return copy;
      if (!fetched)
        throw new NotRead({ rule: 'not-fetched', message: `\`${url}\` answers 304, but there is no copy.` });
      // The page of a login would hide the last good copy.
      if (!isHtmlFile(fetched.bytes)) await copies.keep(url, fetched);
      return fetched;
    } catch (error) {
      if (!(error instanceof Unavailable) || !copy) throw error;
      if (!away.has(origin))
        print(`${error.refusal.message} Using the copy of ${copy.at.slice(0, 16).replace('T', ' ')} UTC.`);
      away.add(origin);
      return copy;
    }
  }

  return async (url) => {
    const found = known.get(url) ?? load(url);
    known.set(url, found);
    try {
      const fetched = await found;
      known.set(fetched.url, found);
      return fetched;
    } catch (error) {
      // The next read tries again.
      known.delete(url);
      throw error;
    }
  };
}

function findCacheFolder(): string {
  for (let folder = process.cwd(); ; folder = dirname(folder)) {
    const modules = join(folder, 'node_modules');
    if (existsSync(modules)) return join(modules, '.cache/livespec');
    if (folder === dirname(folder)) return join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'livespec');
  }
}
