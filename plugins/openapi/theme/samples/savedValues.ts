import type { ReaderValues } from '../../core/readerValues/types';

/** Where the tab keeps what a reader typed into the panel of values. */
export const SAVED_VALUES = 'api.values';

/** Kept for the tab: other tabs, later visits and servers never see them. */
export function readSavedValues(): ReaderValues {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(SAVED_VALUES) ?? '{}');
    const entries = Object.entries(saved ?? {}).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}
