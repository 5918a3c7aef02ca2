import { translate } from '@docusaurus/Translate';
import HitRow from '@theme/SearchSuggestions/HitRow';
import List from '@theme/SearchSuggestions/List';
import { nearestTitle, nearTitle } from '@theme/SearchSuggestions/messages';
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
    <List
      id={id}
      label={translate({ id: 'theme.search.results', message: 'Search results' })}
      sections={sections.map((section) => ({ ...section, title: titleOf(section, isWhole) }))}
      renderRow={(row, index) => {
        const place = placeOf(index);
        if (row.kind === 'name') return <NameRow key={place.id} place={place} hit={row.hit} onFollow={onFollow} />;
        if (row.kind === 'hit') return <HitRow key={place.id} place={place} hit={row.hit} onFollow={onFollow} />;
        return (
          <Option key={place.id} place={place} kind="more" onChoose={() => onMore(row.section)}>
            {translate({ id: 'theme.search.more', message: 'Show {count} more' }, { count: row.count })}
          </Option>
        );
      }}
    />
  );
}

function titleOf({ of, title }: SuggestionSection, isWhole: boolean): string {
  if (of === 'names') return translate({ id: 'theme.search.names', message: 'Best matches' });
  if (of === 'nearest') return nearestTitle();
  if (of === 'near') return nearTitle();
  if (title !== undefined) return title;
  return isWhole
    ? translate({ id: 'theme.search.pages', message: 'Pages' })
    : translate({ id: 'theme.search.other', message: 'Other pages' });
}
