import { translate } from '@docusaurus/Translate';
import { troubleText, waitingText } from '@theme/SearchSuggestions/messages';
import type { ReactNode } from 'react';

export interface SearchErrorProps {
  error: unknown;
  isLoading: boolean;
  onRetry: () => void;
}

export default function SearchError({ error, isLoading, onRetry }: SearchErrorProps): ReactNode {
  return (
    <div className="search-message search-trouble">
      <p>{troubleText(error)}</p>
      <button type="button" className="search-retry" aria-disabled={isLoading} onClick={onRetry}>
        {isLoading ? waitingText() : translate({ id: 'theme.search.retry', message: 'Try again' })}
      </button>
    </div>
  );
}
