import { translate } from '@docusaurus/Translate';
import type { MouseEvent, ReactNode } from 'react';
import List from './List';
import Option, { type OptionPlace } from './Option';
import Sign from './Sign';

export interface RecentProps {
  id: string;
  recent: string[];
  placeOf: (index: number) => OptionPlace;
  onChoose: (text: string) => void;
  onRemove: (text: string) => void;
}

/** What the reader searched for before. By keyboard, Delete removes the chosen one. */
export default function Recent({ id, recent, placeOf, onChoose, onRemove }: RecentProps): ReactNode {
  const label = translate({ id: 'theme.search.recent', message: 'Recent searches' });
  const removeTitle = translate({ id: 'theme.search.recent.remove', message: 'Remove (Delete key)' });
  const remove = (event: MouseEvent, text: string) => {
    event.stopPropagation();
    onRemove(text);
  };
  return (
    <List id={id} label={label}>
      <div className="search-section-title" role="presentation">
        {label}
      </div>
      {recent.map((text, index) => (
        <Option key={text} place={{ ...placeOf(index), isFirst: false }} kind="recent" onChoose={() => onChoose(text)}>
          <Sign of="recent" />
          <span className="search-row-main">{text}</span>
          <span
            className="search-row-remove"
            aria-hidden="true"
            title={removeTitle}
            onClick={(event) => remove(event, text)}
          />
        </Option>
      ))}
    </List>
  );
}
