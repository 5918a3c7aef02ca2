import { useVersionKey } from '../../shared/browser/useVersionKey';

/**
 * The part of the page's version of the docs: `undefined` if that version has no document. On pages of other plugins, and
 * of docs without an API, the first part.
 */
export function useOwn<Data>(parts: Record<string, Data | null>): Data | undefined {
  const key = useVersionKey() ?? '';
  const own = Object.hasOwn(parts, key) ? parts[key] : Object.values(parts)[0];
  return own ?? undefined;
}
