import { useStorageSlot } from '@docusaurus/theme-common';
import { useMemo } from 'react';
import { addRecent, readRecent } from '../../core/panel/recentSearches';

/** Shared by all languages; empty without storage. */
export function useRecentSearches() {
  const [stored, slot] = useStorageSlot('search.recent');
  return useMemo(() => {
    const texts = readRecent(stored);
    const keep = (next: string[]) => (next.length > 0 ? slot.set(JSON.stringify(next)) : slot.del());
    return {
      texts,
      add: (text: string) => keep(addRecent(texts, text)),
      remove: (text: string) => keep(texts.filter((other) => other !== text)),
      clear: () => slot.del(),
    };
  }, [stored, slot]);
}
