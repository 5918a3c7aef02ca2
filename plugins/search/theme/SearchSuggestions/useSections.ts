import { useMemo, useState } from 'react';
import type { SearchSession, SearchState } from '../../core/panel/searchSession';
import { missingLimit, raiseLimit, type SectionLimits, toSections } from '../../core/panel/suggestions';
import type { SearchResult } from '../../core/types';

const NONE: SectionLimits = {};

/** Returns the sections, with more rows where requested; resets when the text changes. */
export function useSections(session: SearchSession<SearchResult>, state: SearchState<SearchResult>) {
  const { text, result } = state;
  const [raised, setRaised] = useState({ text, limits: NONE });
  const limits = raised.text === text ? raised.limits : NONE;
  const sections = useMemo(() => (result ? toSections(result, limits) : []), [result, limits]);
  const showMore = (section: string) => {
    const next = raiseLimit(limits, section);
    const missing = result && missingLimit(result, next);
    setRaised({ text, limits: next });
    if (missing !== undefined) session.repeat(missing);
  };
  return { sections, count: sections.reduce((sum, { rows }) => sum + rows.length, 0), showMore };
}
