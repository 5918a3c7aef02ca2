import {
  createReader,
  nodeHost,
  retryingHost,
  type SpecDocument,
  type SpecHost,
  type SpecReader,
} from '../../document/read';
import { once, onceByText } from '../../shared/core/cache';
import { orderVersions } from '../core/changes/version';
import type { ApiModel } from '../core/model/types';
import { readReleases } from './readReleases';

export interface OpenDocument {
  reader: SpecReader;
  /** Reads the released versions once per folder. `until`: a released document, which knows of no later ones. */
  readReleases(siteDir: string, folder: string | undefined, until?: ApiModel | false): Promise<ApiModel[] | undefined>;
}

function open(baseDir: string, root?: string, host?: SpecHost): OpenDocument {
  const releases = new Map<string, Promise<ApiModel[]>>();
  return {
    reader: createReader(baseDir, root, host),
    async readReleases(siteDir, folder, until) {
      if (folder === undefined) return undefined;
      const reading = releases.get(folder) ?? readReleases(siteDir, folder);
      releases.set(folder, reading);
      try {
        const all = await reading;
        return until ? all.filter(({ version }) => orderVersions(version, until.version) <= 0) : all;
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
