import { translate } from '@docusaurus/Translate';
import { nothingText, troubleText } from '@theme/SearchSuggestions/messages';
import type { ReactNode } from 'react';
import { formatMessage } from '../../../shared/messages/formatMessage';
import type { SearchState } from '../../core/panel/searchSession';
import type { SearchResult } from '../../core/types';

export default function Status({ error, result }: Partial<SearchState<SearchResult>>): ReactNode {
  let text = '';
  if (error !== undefined) {
    text = troubleText(error);
  } else if (result) {
    const count = result.total + result.namesTotal;
    const found = formatMessage(
      translate({ id: 'theme.search.count', message: '{count, plural, one {# result} other {# results}}' }),
      { count },
    );
    text = count === 0 ? nothingText() : found;
  }
  return <output className="search-unseen">{text}</output>;
}
