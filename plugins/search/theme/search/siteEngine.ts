import globalData from '@generated/globalData';
import versions from '@generated/search/default/search-versions.js';
import type { SearchEngine } from '../../core/types';
import type { TypesenseServer } from '../../core/typesense/questions';
import type { SearchVersion } from '../../core/versions/chooseVersion';
import { fallBack } from './fallBack';
import { indexAddress } from './indexAddress';
import { createLazyEngine } from './lazyEngine';
import { createWorkerEngine } from './workerEngine';

declare global {
  interface ImportMeta {
    webpackHot?: { accept(module: string, onChange: () => void): void };
  }
}

const listeners = new Set<() => void>();
/** Tag of the version of the docs that is searched; absent: the last one. */
let chosen: string | undefined;
let engine = createEngine();

if (import.meta.webpackHot) import.meta.webpackHot.accept('./indexAddress', replaceEngine);

function replaceEngine(): void {
  engine.dispose();
  engine = createEngine();
  for (const listener of listeners) listener();
}

type SiteEngine = SearchEngine & Required<Pick<SearchEngine, 'subscribe'>> & { choose(tag: string | undefined): void };

/** The engine shared by all fields. Loads on first use. */
export const siteEngine: SiteEngine = {
  choose(tag) {
    const isSame = versionOf(tag)?.address === versionOf(chosen)?.address;
    chosen = tag;
    if (!isSame) replaceEngine();
  },
  load: () => engine.load(),
  search: (request) => engine.search(request),
  dispose: () => engine.dispose(),
  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function createEngine(): SearchEngine {
  const { typesense } = (globalData.search?.default ?? {}) as { typesense?: TypesenseServer };
  return typesense
    ? createServerEngine(typesense)
    : createIndexEngines(versionOf(chosen)?.address?.() ?? indexAddress());
}

function versionOf(tag = ''): SearchVersion | undefined {
  return Object.hasOwn(versions, tag) ? versions[tag] : undefined;
}

function createServerEngine(server: TypesenseServer): SearchEngine {
  return createLazyEngine(async () => {
    const { createTypesenseEngine } = await import('./typesense');
    return createTypesenseEngine(server);
  });
}

function createIndexEngines(address: string): SearchEngine {
  const onWorker = createWorkerEngine(address, () => new Worker(new URL('./search.worker', import.meta.url)));
  const onThread = createLazyEngine(async () => {
    const { createThreadEngine } = await import('./threadEngine');
    return createThreadEngine(address);
  });
  return fallBack(onWorker, onThread);
}
