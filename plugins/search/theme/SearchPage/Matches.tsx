import { translate } from '@docusaurus/Translate';
import PageMatches from '@theme/SearchPage/PageMatches';
import { nearestTitle, nearTitle, nothingText, troubleText } from '@theme/SearchSuggestions/messages';
import type { ReactNode } from 'react';
import { formatMessage } from '../../../shared/messages/formatMessage';
import type { SearchState } from '../../core/panel/searchSession';
import type { SimilarPage } from '../../core/results/similarMatches';
import type { FoundPages } from '../../core/results/wholeSearch';

export default function Matches({ state }: { state: SearchState<FoundPages> }): ReactNode {
  const { error, result } = state;
  if (error !== undefined) {
    // The package does not retry a failed load until the page is reloaded.
    return (
      <div className="similar-note" role="alert">
        <p>{troubleText(error)}</p>
        <button type="button" className="search-retry" onClick={() => window.location.reload()}>
          {translate({ id: 'theme.search.page.reload', message: 'Load the page again' })}
        </button>
      </div>
    );
  }
  const { pages = [], nearest = [], near = [] } = result ?? {};
  const count = pages.reduce((sum, { places }) => sum + Math.max(1, places.length), 0);
  const found = formatMessage(
    translate({ id: 'theme.search.page.count', message: '{count, plural, one {# match} other {# matches}}' }),
    { count },
  );
  return (
    <>
      <output className="similar-count">{result && (count === 0 ? nothingText() : found)}</output>
      <Pages pages={pages} />
      <Pages title={nearestTitle()} pages={nearest} />
      <Pages title={nearTitle()} pages={near} />
    </>
  );
}

function Pages({ title, pages }: { title?: string; pages: SimilarPage[] }): ReactNode {
  return (
    <>
      {title !== undefined && pages.length > 0 && <p className="similar-count">{title}</p>}
      {pages.map((page) => (
        <PageMatches key={page.link} page={page} />
      ))}
    </>
  );
}
