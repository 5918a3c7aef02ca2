import type { SearchEngine } from '../../core/types';
import { WorkerError } from './workerEngine';

/** Switches to another engine when the worker fails, and repeats the failed query. */
export function fallBack(first: SearchEngine, other: SearchEngine): SearchEngine {
  let current = first;

  async function ask<T>(question: (engine: SearchEngine) => Promise<T>): Promise<T> {
    try {
      return await question(current);
    } catch (error) {
      if (!(error instanceof WorkerError)) throw error;
      current = other;
      return question(other);
    }
  }

  return {
    load: () => ask((engine) => engine.load()),
    search: (request) => ask((engine) => engine.search(request)),
    dispose() {
      first.dispose();
      other.dispose();
    },
  };
}
