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
  return (
    <List id={id} label={translate({ id: 'theme.search.start', message: 'Suggestions' })}>
      {sections.map(({ of, start, rows }) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset holds fields
        <div key={of} className="search-section" role="group" aria-labelledby={`${id}-start-${of}`}>
          <div id={`${id}-start-${of}`} className="search-section-title">
            {titleOf(of)}
          </div>
          {rows.map((row, index) => {
            const place = { ...placeOf(start + index), isFirst: false };
            return <Row key={place.id} row={row} place={place} onAsk={onAsk} onRemove={onRemove} onFollow={onFollow} />;
          })}
        </div>
      ))}
    </List>
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

function titleOf(section: StartSection['of']): string {
  if (section === 'recent') return translate({ id: 'theme.search.recent', message: 'Recent searches' });
  if (section === 'visited') return translate({ id: 'theme.search.visited', message: 'Recently visited' });
  return translate({ id: 'theme.search.popular', message: 'Frequently used calls' });
}
