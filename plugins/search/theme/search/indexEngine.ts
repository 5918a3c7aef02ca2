import { createExactEngine, type Rest } from '../../core/engine/exactEngine';
import type { SearchEngine } from '../../core/types';
import { fetchIndex } from './fetchIndex';
import { createLazyEngine } from './lazyEngine';

export function createIndexEngine(address: string, rest?: Rest): SearchEngine {
  return createLazyEngine(async () => {
    const engine = createExactEngine(await fetchIndex(address), rest);
    await engine.load();
    return engine;
  });
}
