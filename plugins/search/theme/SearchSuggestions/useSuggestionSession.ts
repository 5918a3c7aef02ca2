import { useEffect, useState, useSyncExternalStore } from 'react';
import { createSearchSession, type SearchSession, type SearchState } from '../../core/searchSession';
import type { SearchResult } from '../../core/types';
import { siteEngine } from '../search/siteEngine';

/** The questions of one field. What they are asked of is there once for all of them. */
export function useSuggestionSession(): { session: SearchSession<SearchResult>; state: SearchState<SearchResult> } {
  const [session] = useState(() =>
    createSearchSession((text, limit) => siteEngine.search({ text, limit, nameLimit: limit })),
  );
  const state = useSyncExternalStore(session.subscribe, session.getState);
  useEffect(() => {
    // Before the first question; where it fails, the question says so.
    siteEngine.load().catch(() => undefined);
    const unsubscribe = siteEngine.subscribe(() => session.repeat());
    return () => {
      unsubscribe();
      session.dispose();
    };
  }, [session]);
  return { session, state };
}
