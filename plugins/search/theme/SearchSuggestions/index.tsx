import { useHistory } from '@docusaurus/router';
import { useEvent } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { usePluginData } from '@docusaurus/useGlobalData';
import { fillField } from '@theme/SearchBar/fillField';
import Foot from '@theme/SearchSuggestions/Foot';
import { click, follow, opensElsewhere } from '@theme/SearchSuggestions/follow';
import { nothingText, tipText, waitingText } from '@theme/SearchSuggestions/messages';
import Results from '@theme/SearchSuggestions/Results';
import Scope from '@theme/SearchSuggestions/Scope';
import SearchError from '@theme/SearchSuggestions/SearchError';
import Start from '@theme/SearchSuggestions/Start';
import Status from '@theme/SearchSuggestions/Status';
import { useActiveRow } from '@theme/SearchSuggestions/useActiveRow';
import { useComboboxAttributes } from '@theme/SearchSuggestions/useComboboxAttributes';
import { useFieldText } from '@theme/SearchSuggestions/useFieldText';
import { useIsSearchActive } from '@theme/SearchSuggestions/useIsSearchActive';
import { useKeys } from '@theme/SearchSuggestions/useKeys';
import { useRecentSearches } from '@theme/SearchSuggestions/useRecentSearches';
import { useSearchVersion } from '@theme/SearchSuggestions/useSearchVersion';
import { useSections } from '@theme/SearchSuggestions/useSections';
import { useStart } from '@theme/SearchSuggestions/useStart';
import { useSuggestionSession } from '@theme/SearchSuggestions/useSuggestionSession';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { moveActive } from '../../core/panel/moveActive';
import { firstLink } from '../../core/panel/suggestions';
import { toQuery } from '../../core/panel/toQuery';
import type { VersionChoice } from '../../core/versions/chooseVersion';

/** The page of results searches the last version otherwise. */
function versionQuery(version: VersionChoice | undefined): string {
  return version?.address ? `&version=${encodeURIComponent(version.tag)}` : '';
}

export interface SearchSuggestionsProps {
  field: RefObject<HTMLInputElement | null>;
  box: RefObject<HTMLElement | null>;
  id: string;
  isEntered: boolean;
  /** The reader leaves the field, by following a row or not. */
  onDone: (hasFollowed: boolean) => void;
}

export default function SearchSuggestions({ field, box, id, isEntered, onDone }: SearchSuggestionsProps): ReactNode {
  const history = useHistory();
  const version = useSearchVersion();
  const { session, state } = useSuggestionSession(version);
  const { sections, count: found, showMore } = useSections(session, state);
  const recent = useRecentSearches();
  const { active, choose, idOf, placeOf } = useActiveRow(id);
  const [isThere, setThere] = useIsSearchActive(field, box);
  const [text, setText] = useState('');
  const { resultsPage } = usePluginData('search') as { resultsPage?: string };
  const allResults = useBaseUrl(resultsPage ?? '');
  const { error, isLoading, result } = state;

  const isStart = text === '';
  const isLost = !isStart && error === undefined && result !== undefined && found === 0;
  const start = useStart(recent.texts, isLost, version);
  const count = isStart || isLost ? start.count : found;
  // Similar names are not opened without a choice.
  const isGuess = result?.nearest !== undefined;
  const hasRows = isThere && count > 0;

  useFieldText(field, (value) => {
    setText(value.trim());
    choose(-1);
    session.type(value);
  });
  useComboboxAttributes(field, {
    isExpanded: hasRows,
    row: hasRows && active >= 0 ? idOf(active) : undefined,
    isLoading,
  });

  const fill = (value: string) => {
    fillField(field.current, value);
    field.current?.focus();
    void session.flush();
  };
  const done = (hasFollowed: boolean) => {
    setThere(false);
    choose(-1);
    onDone(hasFollowed);
  };
  const go = useEvent((link: string) => {
    recent.add(text);
    done(true);
    follow(history, link);
  });
  const openFirst = useEvent(async () => {
    const answer = await session.flush();
    const link = answer && firstLink(answer);
    if (link) go(link);
  });
  const onFollow = (event: MouseEvent, link: string) => {
    if (opensElsewhere(event)) return recent.add(text);
    event.preventDefault();
    go(link);
  };
  const removeRecent = (removed: string) => {
    recent.remove(removed);
    choose(Math.min(active, count - 2));
    field.current?.focus();
  };
  const open = (event: KeyboardEvent) => {
    const isSettled = isStart || isLost || isGuess ? active >= 0 : state.text === text;
    const row = hasRows && isSettled && document.getElementById(idOf(Math.max(active, 0)));
    if (row) return click(row, event);
    if (error !== undefined) return session.repeat();
    void openFirst();
  };

  const placeOfGuess = (index: number) => ({ ...placeOf(index), isFirst: false });

  useEffect(() => {
    if (isEntered) void openFirst();
  }, [isEntered, openFirst]);
  useKeys(box, field, {
    Escape: () => (isStart ? done(false) : fill('')),
    Enter: open,
    others({ key }) {
      const chosen = isStart ? recent.texts[active] : undefined;
      const next = moveActive(key, active, hasRows ? count : 0);
      if (key === 'Delete' && chosen !== undefined) removeRecent(chosen);
      else if (next !== undefined) choose(next);
      else return false;
      return true;
    },
  });

  const startProps = { id, sections: start.sections, placeOf, onAsk: fill, onRemove: removeRecent, onFollow };
  if (!isThere) return null;
  if (isStart) {
    return (
      <div className="search-panel">
        <Scope version={version} />
        {start.count === 0 ? (
          <p className="search-message search-tip">{tipText()}</p>
        ) : (
          <>
            <Start {...startProps} />
            <Foot hasRows={hasRows} onForget={recent.texts.length > 0 ? recent.clear : undefined} onFollow={onFollow} />
          </>
        )}
      </div>
    );
  }
  return (
    <div className="search-panel">
      <Status error={error} result={result} />
      <Scope version={version} />
      {error !== undefined && <SearchError error={error} isLoading={isLoading} onRetry={() => session.repeat()} />}
      {error === undefined && !result && <p className="search-message search-waiting">{waitingText()}</p>}
      {(isLost || isGuess) && <p className="search-message">{nothingText()}</p>}
      {isLost && start.count > 0 && <Start {...startProps} />}
      {found > 0 && (
        <Results
          id={id}
          sections={sections}
          placeOf={isGuess ? placeOfGuess : placeOf}
          onFollow={onFollow}
          onMore={showMore}
        />
      )}
      <Foot
        allLink={resultsPage && `${allResults}?q=${toQuery(text)}${versionQuery(version)}`}
        hasRows={hasRows}
        onFollow={onFollow}
      />
    </div>
  );
}
