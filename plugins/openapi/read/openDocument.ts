import {
  createReader,
  nodeHost,
  retryingHost,
  type SpecDocument,
  type SpecHost,
  type SpecReader,
  type View,
} from '../../document/read';
import { once, onceByText } from '../../shared/core/cache';
import { orderVersions } from '../../shared/core/orderVersions';
import type { ApiModel } from '../core/model/types';
import { readReleases } from './readReleases';

export interface OpenDocument {
  reader: SpecReader;
  /** Reads the released versions of a view once. `until`: a released document, which knows of no later ones. */
  readReleases(siteDir: string, of: Releases, until?: ApiModel | false): Promise<ApiModel[] | undefined>;
}

interface Releases {
  folder: string | undefined;
  view: View | undefined;
}

function open(baseDir: string, root?: string, host?: SpecHost): OpenDocument {
  const releases = new Map<string, Promise<ApiModel[]>>();
  return {
    reader: createReader(baseDir, root, host),
    async readReleases(siteDir, { folder, view }, until) {
      if (folder === undefined) return undefined;
      const key = JSON.stringify([folder, view]);
      const reading = releases.get(key) ?? readReleases(siteDir, folder, view);
      releases.set(key, reading);
      try {
        const all = await reading;
        return until ? all.filter(({ version }) => orderVersions(version, until.version) <= 0) : all;
      } catch (error) {
        releases.delete(key);
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
