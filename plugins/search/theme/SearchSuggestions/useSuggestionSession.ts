import { useEvent } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { searchVersionWords } from '@theme/search/searchVersionWords';
import { siteEngine } from '@theme/search/siteEngine';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createSearchSession } from '../../core/panel/searchSession';
import { findForPanel } from '../../core/results/wholeSearch';
import type { VersionChoice } from '../../core/versions/chooseVersion';

export function useSuggestionSession(version: VersionChoice | undefined) {
  const baseUrl = useBaseUrl('/');
  const findWords = useEvent((text: string, most: number) => searchVersionWords(baseUrl, text, most, version));
  const [session] = useState(() => {
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
