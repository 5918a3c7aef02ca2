import type { SearchEngine } from '../../core/types';
import { loadOnce } from './loadOnce';

export function createLazyEngine(create: () => Promise<SearchEngine>): SearchEngine {
  let created: Promise<SearchEngine> | undefined;
  const get = loadOnce(() => (created = create()));
  return {
    async load() {
      const engine = await get();
      return engine.load();
    },
    async search(request) {
      const engine = await get();
      return engine.search(request);
    },
    dispose() {
      void created?.then(
        (engine) => engine.dispose(),
        () => undefined,
      );
    },
  };
}
