import type { ApiModel } from './core/model/types';
import { createReader, type SpecHost, type SpecReader } from './read';
import { readReleases } from './releases';

export interface OpenDocument {
  reader: SpecReader;
  /** Reads the released versions once per folder. */
  readReleases(siteDir: string, folder: string): Promise<ApiModel[]>;
}

export function openDocument(baseDir: string, root?: string, host?: SpecHost): OpenDocument {
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

const shared = new Map<string, OpenDocument>();

/** Returns the same for all builds of this process, one per language. */
export function shareDocument(baseDir: string, root?: string): OpenDocument {
  const key = JSON.stringify([baseDir, root]);
  const known = shared.get(key) ?? openDocument(baseDir, root);
  shared.set(key, known);
  return known;
}
