import { translate } from '@docusaurus/Translate';
import { SearchError } from '../../core/types';

export function nothingText(): string {
  return translate({ id: 'theme.search.nothing', message: 'No content was found' });
}

export function troubleText(error: unknown): string {
  if (error instanceof SearchError && error.reason === 'unreachable') {
    return translate({
      id: 'theme.search.unreachable',
      message: 'The search index did not load. Check your connection.',
    });
  }
  return translate({ id: 'theme.search.damaged', message: 'The search index cannot be read.' });
}

export function waitingText(): string {
  return translate({ id: 'theme.search.loading', message: 'Loading…' });
}

export function tipText(): string {
  return translate({ id: 'theme.search.tip', message: 'Pages, calls, parameters, fields and error codes' });
}

export function nearestTitle(): string {
  return translate({ id: 'theme.search.nearest', message: 'Did you mean' });
}

export function nearTitle(): string {
  return translate({ id: 'theme.search.near', message: 'Near matches' });
}
