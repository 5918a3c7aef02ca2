import useBaseUrl from '@docusaurus/useBaseUrl';
import { searchWords } from '@search/words';
import { siteEngine } from '@theme/search/siteEngine';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createSearchSession } from '../../core/panel/searchSession';
import { findForPanel } from '../../core/results/wholeSearch';

export function useSuggestionSession() {
  const baseUrl = useBaseUrl('/');
  const [session] = useState(() => {
    const findWords = (text: string, most: number) => searchWords(baseUrl, text, most);
    return createSearchSession((text, limit) =>
      findForPanel(siteEngine.search, findWords, { text, limit, nameLimit: limit }),
    );
  });
  const state = useSyncExternalStore(session.subscribe, session.getState);
  useEffect(() => {
    siteEngine.load().catch(() => undefined);
    const unsubscribe = siteEngine.subscribe(() => session.repeat());
    return () => {
      unsubscribe();
      session.dispose();
    };
  }, [session]);
  return { session, state };
}
