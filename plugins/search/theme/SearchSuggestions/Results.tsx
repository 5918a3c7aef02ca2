import { translate } from '@docusaurus/Translate';
import HitRow from '@theme/SearchSuggestions/HitRow';
import List from '@theme/SearchSuggestions/List';
import { nearestTitle } from '@theme/SearchSuggestions/messages';
import NameRow from '@theme/SearchSuggestions/NameRow';
import Option, { type OptionPlace } from '@theme/SearchSuggestions/Option';
import type { MouseEvent, ReactNode } from 'react';
import type { SuggestionSection } from '../../core/panel/suggestions';

export interface ResultsProps {
  id: string;
  sections: SuggestionSection[];
  placeOf: (index: number) => OptionPlace;
  onFollow: (event: MouseEvent, link: string) => void;
  onMore: (section: string) => void;
}

export default function Results({ id, sections, placeOf, onFollow, onMore }: ResultsProps): ReactNode {
  // Without navigation entries, the group has no "other" pages.
  const isWhole = sections.every(({ title }) => title === undefined);
  return (
    <List id={id} label={translate({ id: 'theme.search.results', message: 'Search results' })}>
      {sections.map(({ key, title, of, start, rows }) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset holds fields
        <div key={key} className="search-section" role="group" aria-labelledby={`${id}-section-${start}`}>
          <div id={`${id}-section-${start}`} className="search-section-title">
            {of === 'group' ? (title ?? otherTitle(isWhole)) : namesTitle(of)}
          </div>
          {rows.map((row, index) => {
            const place = placeOf(start + index);
            if (row.kind === 'name') return <NameRow key={place.id} place={place} hit={row.hit} onFollow={onFollow} />;
            if (row.kind === 'hit') return <HitRow key={place.id} place={place} hit={row.hit} onFollow={onFollow} />;
            return (
              <Option key={place.id} place={place} kind="more" onChoose={() => onMore(row.section)}>
                {translate({ id: 'theme.search.more', message: 'Show {count} more' }, { count: row.count })}
              </Option>
            );
          })}
        </div>
      ))}
    </List>
  );
}

function namesTitle(of: 'names' | 'nearest'): string {
  return of === 'names' ? translate({ id: 'theme.search.names', message: 'Best matches' }) : nearestTitle();
}

function otherTitle(isWhole: boolean): string {
  return isWhole
    ? translate({ id: 'theme.search.pages', message: 'Pages' })
    : translate({ id: 'theme.search.other', message: 'Other pages' });
}
