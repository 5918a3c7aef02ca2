import { useEvent } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useSearchQuery from '@theme/hooks/useSearchQuery';
import { searchByWorker } from '@theme/searchByWorker';
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { guardQuery } from '../../core/guardQuery';
import { createSearchSession, type SearchState } from '../../core/searchSession';
import { groupMatches, type SimilarPage } from '../../core/similarMatches';
import { fillField } from '../SearchBar/fillField';
import { useFieldText } from '../SearchSuggestions/useFieldText';

/** Most places of all pages. */
const MOST = 100;

/** The query in the address and in the field are the same, whichever the reader changes. */
export function useSimilar(field: RefObject<HTMLInputElement | null>): SearchState<SimilarPage[]> {
  const baseUrl = useBaseUrl('/');
  const { searchValue, updateSearchPath } = useSearchQuery();
  const write = useEvent((text: string) => {
    if (text !== searchValue.trim()) updateSearchPath(text);
  });
  const [session] = useState(() =>
    createSearchSession(async (text) => {
      write(text);
      return groupMatches(await searchByWorker(baseUrl, '', guardQuery(text), MOST));
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
