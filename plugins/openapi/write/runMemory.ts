import { PageMemory } from '../core/pages/memory';

/** What a run leaves for the next one, so that unchanged pages are neither made nor read again. */
export interface RunMemory {
  pagesIn(locale: string): PageMemory | undefined;
  /** Contents of files, as last written to a folder. */
  filesOf(folder: string): Map<string, string> | undefined;
}

/** A build makes its pages once. */
export const NO_MEMORY: RunMemory = { pagesIn: () => undefined, filesOf: () => undefined };

export function createRunMemory(): RunMemory {
  const pages = new Map<string, PageMemory>();
  const files = new Map<string, Map<string, string>>();
  return {
    pagesIn: (locale) => recall(pages, locale, () => new PageMemory()),
    filesOf: (folder) => recall(files, folder, () => new Map()),
  };
}

function recall<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
