import { createExactEngine, type Rest } from '../../core/engine/exactEngine';
import type { SearchEngine } from '../../core/types';
import { fetchIndex, fetchText } from './fetchIndex';
import { createLazyEngine } from './lazyEngine';

export function createIndexEngine(address: string, rest?: Rest): SearchEngine {
  return createLazyEngine(async () => {
    const readFile = (path: string) => fetchText(new URL(path, address).href);
    const engine = createExactEngine(await fetchIndex(address), rest, readFile);
    await engine.load();
    return engine;
  });
}
