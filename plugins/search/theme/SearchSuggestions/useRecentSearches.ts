import { useStorageSlot } from '@docusaurus/theme-common';
import { useMemo } from 'react';
import { addRecent, readRecent } from '../../core/panel/recentSearches';

export interface RecentSearches {
  texts: string[];
  add(text: string): void;
  remove(text: string): void;
  clear(): void;
}

/** Shared by all languages; empty without storage. */
export function useRecentSearches(): RecentSearches {
  const [stored, slot] = useStorageSlot('search.recent');
  return useMemo(() => {
    const texts = readRecent(stored);
    const keep = (next: string[]) => (next.length > 0 ? slot.set(JSON.stringify(next)) : slot.del());
    return {
      texts,
      add: (text) => keep(addRecent(texts, text)),
      remove: (text) => keep(texts.filter((other) => other !== text)),
      clear: () => slot.del(),
    };
  }, [stored, slot]);
}
