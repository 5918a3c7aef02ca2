import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { isUrl } from '../../shared/core/isUrl';
import { isHtmlFile, NotRead, type SpecHost } from '../core';
import { openCopies } from './copies';
import { type Fetched, fetchText, Unavailable } from './fetchText';

const TIMEOUT_MS = 30_000;

export interface WebOptions {
  /** Folder of the copies; default: in `node_modules` of the project, or the user's cache. */
  folder?: string;
  timeoutMs?: number;
  /** Says that a copy is used. */
  print?(line: string): void;
  now?(): Date;
}

/**
 * Reads URLs, too: each once for as long as the host lives, revalidated by its ETag, or from a copy if its server cannot
 * be reached.
 */
export function withWeb(host: SpecHost, options: WebOptions = {}): SpecHost {
  const { timeoutMs = TIMEOUT_MS, print = console.warn, now = () => new Date() } = options;
  const known = new Map<string, Promise<Fetched>>();
  /** Servers that do not answer: not asked again, and named once. */
  const away = new Set<string>();

  async function load(url: string): Promise<Fetched> {
    const copies = openCopies(options.folder ?? findCacheFolder(), now);
    const copy = await copies.read(url);
    const { origin } = new URL(url);
    if (copy && away.has(origin)) return copy;
    try {
      const fetched = await fetchText(url, timeoutMs, copy);
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

  async function get(url: string): Promise<Fetched> {
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
  }

  return {
    readFile: async (path) => (isUrl(path) ? (await get(path)).bytes : host.readFile(path)),
    realpath: async (path) => (isUrl(path) ? (await get(path)).url : host.realpath(path)),
    size: async (path) => (isUrl(path) ? (await get(path)).bytes.length : host.size(path)),
    list: async (folder) => (isUrl(folder) ? [] : host.list(folder)),
  };
}

function findCacheFolder(): string {
  for (let folder = process.cwd(); ; folder = dirname(folder)) {
    const modules = join(folder, 'node_modules');
    if (existsSync(modules)) return join(modules, '.cache/livespec');
    if (folder === dirname(folder)) return join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'livespec');
  }
}
