import { useLocation } from '@docusaurus/router';
import { useEvent } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import versions from '@generated/search/default/search-versions.js';
import useSearchQuery from '@theme/hooks/useSearchQuery';
import { fillField } from '@theme/SearchBar/fillField';
import { useFieldText } from '@theme/SearchSuggestions/useFieldText';
import { searchVersionWords } from '@theme/search/searchVersionWords';
import { siteEngine } from '@theme/search/siteEngine';
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { createSearchSession, type SearchState } from '../../core/panel/searchSession';
import { type FoundPages, findForPage } from '../../core/results/wholeSearch';
import { chooseVersion, type VersionChoice } from '../../core/versions/chooseVersion';

interface Similar {
  state: SearchState<FoundPages>;
  /** The version of the docs that the address names. */
  version: VersionChoice | undefined;
}

/** Keeps the field and the address's query in sync. */
export function useSimilar(field: RefObject<HTMLInputElement | null>): Similar {
  const given = new URLSearchParams(useLocation().search).get('version') ?? undefined;
  const version = chooseVersion(given, [], versions);
  const baseUrl = useBaseUrl('/');
  const { searchValue, updateSearchPath } = useSearchQuery();
  const write = useEvent((text: string) => {
    if (text !== searchValue.trim()) updateSearchPath(text);
  });
  const findWords = useEvent((words: string, most: number) => searchVersionWords(baseUrl, words, most, version));
  const [session] = useState(() =>
    createSearchSession(async (text) => {
      write(text);
      return findForPage(siteEngine.search, findWords, text);
    }),
  );
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState);
  useFieldText(field, (text) => {
    session.type(text);
    if (text.trim() === '') write('');
  });

  const read = useEvent((query: string) => {
    if (query.trim() === field.current?.value.trim()) return;
    fillField(field.current, query);
    void session.flush();
  });
  useEffect(() => read(searchValue), [read, searchValue]);
  useEffect(() => session.dispose, [session]);
  useEffect(() => siteEngine.choose(version?.tag), [version?.tag]);
  useEffect(() => siteEngine.subscribe(() => session.repeat()), [session]);

  return { state, version };
}
