import { once, onceByText } from '../shared/cache';
import type { ApiModel } from './core/model/types';
import { createReader, nodeHost, retryingHost, type SpecDocument, type SpecHost, type SpecReader } from './read';
import { readReleases } from './releases';

export interface OpenDocument {
  reader: SpecReader;
  /** Reads the released versions once per folder. */
  readReleases(siteDir: string, folder: string): Promise<ApiModel[]>;
}

function open(baseDir: string, root?: string, host?: SpecHost): OpenDocument {
  const releases = new Map<string, Promise<ApiModel[]>>();
  return {
    reader: createReader(baseDir, root, host),
    async readReleases(siteDir, folder) {
      const reading = releases.get(folder) ?? readReleases(siteDir, folder);
      releases.set(folder, reading);
      try {
        return await reading;
      } catch (error) {
        releases.delete(folder);
        throw error;
      }
    },
  };
}

const openOnce = onceByText((key) => {
  const { baseDir, root } = JSON.parse(key) as { baseDir: string; root?: string };
  return open(baseDir, root);
});

/** In a build, returns the same for all languages. */
export function openDocument(baseDir: string, root: string | undefined, isDevServer: boolean): OpenDocument {
  return isDevServer ? open(baseDir, root, retryingHost(nodeHost)) : openOnce(JSON.stringify({ baseDir, root }));
}

/** The folders to which this process has written the pages of a document. */
export const writtenFoldersOf = once((_document: SpecDocument) => new Set<string>());
