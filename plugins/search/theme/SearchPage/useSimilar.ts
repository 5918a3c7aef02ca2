import { useEvent } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { searchWords } from '@search/words';
import useSearchQuery from '@theme/hooks/useSearchQuery';
import { fillField } from '@theme/SearchBar/fillField';
import { useFieldText } from '@theme/SearchSuggestions/useFieldText';
import { siteEngine } from '@theme/search/siteEngine';
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { createSearchSession, type SearchState } from '../../core/panel/searchSession';
import { type FoundPages, findForPage } from '../../core/results/wholeSearch';

/** Keeps the field and the address's query in sync. */
export function useSimilar(field: RefObject<HTMLInputElement | null>): SearchState<FoundPages> {
  const baseUrl = useBaseUrl('/');
  const { searchValue, updateSearchPath } = useSearchQuery();
  const write = useEvent((text: string) => {
    if (text !== searchValue.trim()) updateSearchPath(text);
  });
  const [session] = useState(() =>
    createSearchSession(async (text) => {
      write(text);
      return findForPage(siteEngine.search, (words, most) => searchWords(baseUrl, words, most), text);
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
    void session.settle();
  });
  useEffect(() => read(searchValue), [read, searchValue]);
  useEffect(() => session.dispose, [session]);

  return state;
}
