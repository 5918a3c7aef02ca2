import { translate } from '@docusaurus/Translate';
import KindIcon from '@theme/SearchSuggestions/KindIcon';
import List from '@theme/SearchSuggestions/List';
import NameRow from '@theme/SearchSuggestions/NameRow';
import Option, { type OptionPlace } from '@theme/SearchSuggestions/Option';
import type { MouseEvent, ReactNode } from 'react';
import type { StartRow, StartSection } from '../../core/panel/startRows';

export interface StartProps {
  id: string;
  sections: StartSection[];
  placeOf: (index: number) => OptionPlace;
  onAsk: (text: string) => void;
  onRemove: (text: string) => void;
  onFollow: (event: MouseEvent, link: string) => void;
}

/** With the keyboard, Delete removes a recent search. */
export default function Start({ id, sections, placeOf, onAsk, onRemove, onFollow }: StartProps): ReactNode {
  const titles = {
    recent: translate({ id: 'theme.search.recent', message: 'Recent searches' }),
    visited: translate({ id: 'theme.search.visited', message: 'Recently visited' }),
    popular: translate({ id: 'theme.search.popular', message: 'Frequently used calls' }),
  };
  return (
    <List
      id={id}
      label={translate({ id: 'theme.search.start', message: 'Suggestions' })}
      sections={sections.map((section) => ({ ...section, key: section.of, title: titles[section.of] }))}
      renderRow={(row, index) => {
        const place = { ...placeOf(index), isFirst: false };
        return <Row key={place.id} row={row} place={place} onAsk={onAsk} onRemove={onRemove} onFollow={onFollow} />;
      }}
    />
  );
}

type RowProps = Pick<StartProps, 'onAsk' | 'onRemove' | 'onFollow'> & { row: StartRow; place: OptionPlace };

function Row({ row, place, onAsk, onRemove, onFollow }: RowProps): ReactNode {
  if (row.kind !== 'recent') {
    const { kind, title, owner, link } = row;
    return (
      <NameRow place={place} hit={{ kind, name: chunks(title), owner: chunks(owner), link }} onFollow={onFollow} />
    );
  }
  const remove = (event: MouseEvent) => {
    event.stopPropagation();
    onRemove(row.text);
  };
  return (
    <Option place={place} kind="recent" onChoose={() => onAsk(row.text)}>
      <KindIcon of="recent" />
      <span className="search-row-main">{row.text}</span>
      <span
        className="search-row-remove"
        aria-hidden="true"
        title={translate({ id: 'theme.search.recent.remove', message: 'Remove (Delete key)' })}
        onClick={remove}
      />
    </Option>
  );
}

function chunks(text: string): Array<{ text: string; marked: boolean }> {
  return text === '' ? [] : [{ text, marked: false }];
}
