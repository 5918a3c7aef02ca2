import type { SearchEngine } from '../../core/types';

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

/** Loads on first use; retries after a failure. */
function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
