import { translate } from '@docusaurus/Translate';
import { usePluralForm } from '@docusaurus/theme-common';
import { nothingText, troubleText } from '@theme/SearchSuggestions/messages';
import type { ReactNode } from 'react';
import type { SearchState } from '../../core/panel/searchSession';
import type { SearchResult } from '../../core/types';

export default function Status({ error, result }: Partial<SearchState<SearchResult>>): ReactNode {
  const { selectMessage } = usePluralForm();
  let text = '';
  if (error !== undefined) {
    text = troubleText(error);
  } else if (result) {
    const count = result.total + result.namesTotal;
    const found = translate({ id: 'theme.search.count', message: '{count} result|{count} results' }, { count });
    text = count === 0 ? nothingText() : selectMessage(count, found);
  }
  return <output className="search-unseen">{text}</output>;
}
