import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { SearchError } from '../../core/types';

/** Nothing has been found. */
export function Nothing(): ReactNode {
  return <p className="search-message">{nothingText()}</p>;
}

/** The answer takes its time. */
export function Waiting(): ReactNode {
  return <p className="search-message search-waiting">{waitingText()}</p>;
}

export interface TroubleProps {
  error: unknown;
  isLoading: boolean;
  onRetry: () => void;
}

/** The answer did not come, and may come when asked for again. */
export function Trouble({ error, isLoading, onRetry }: TroubleProps): ReactNode {
  return (
    <div className="search-message search-trouble">
      <p>{troubleText(error)}</p>
      <button type="button" className="search-retry" aria-disabled={isLoading} onClick={onRetry}>
        {isLoading ? waitingText() : translate({ id: 'theme.search.retry', message: 'Try again' })}
      </button>
    </div>
  );
}

/** Where nothing has been typed, and a whole window is there to say what could be. */
export function Tip(): ReactNode {
  return (
    <p className="search-message search-tip">
      {translate({ id: 'theme.search.tip', message: 'Pages, calls, parameters, fields and error codes' })}
    </p>
  );
}

export function nothingText(): string {
  return translate({ id: 'theme.search.nothing', message: 'No content was found' });
}

export function troubleText(error: unknown): string {
  if (error instanceof SearchError && error.reason === 'unreachable') {
    return translate({
      id: 'theme.search.unreachable',
      message: 'The search could not be reached. Is the connection interrupted?',
    });
  }
  return translate({ id: 'theme.search.damaged', message: 'The search sent something that cannot be read.' });
}

function waitingText(): string {
  return translate({ id: 'theme.search.loading', message: 'Loading…' });
}
