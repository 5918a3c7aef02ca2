import { createExactEngine, type Rest } from '../../core/engine/exactEngine';
import type { SearchEngine } from '../../core/types';
import { fetchIndex } from './fetchIndex';
import { createLazyEngine } from './lazyEngine';

/** Searches the index at an address, wherever it runs. One that could not be loaded is fetched again when next asked for. */
export function createIndexEngine(address: string, rest?: Rest): SearchEngine {
  return createLazyEngine(async () => {
    const engine = createExactEngine(await fetchIndex(address), rest);
    await engine.load();
    return engine;
  });
}
