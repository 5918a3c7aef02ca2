import type { SearchEngine } from '../../core/types';

/** Creates the engine on first use. */
export function createLazyEngine(create: () => Promise<SearchEngine>): SearchEngine {
  let created: Promise<SearchEngine> | undefined;
  /** Retries after a failure. */
  const get = () => {
    created ??= create().catch((error: unknown) => {
      created = undefined;
      throw error;
    });
    return created;
  };
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
