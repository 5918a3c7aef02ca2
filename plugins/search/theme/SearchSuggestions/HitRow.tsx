import type { MouseEvent, ReactNode } from 'react';
import type { Hit } from '../../core/types';
import Marked from './Marked';
import Option, { type OptionPlace } from './Option';
import Sign from './Sign';
import { kindWord } from './words';

export interface HitRowProps {
  place: OptionPlace;
  hit: Hit;
  onFollow: (event: MouseEvent, link: string) => void;
}

/** A page, a section, a place in a text, or a demo. */
export default function HitRow({ place, hit: { type, link, title, text }, onFollow }: HitRowProps): ReactNode {
  return (
    <Option place={place} href={link} className={`search-row-${type}`} onChoose={(event) => onFollow(event, link)}>
      <Sign of={type} />
      <span className="search-row-main">
        <span className="search-row-title">
          <Marked chunks={title} />
        </span>
        {text.length > 0 && (
          <span className="search-row-text">
            <Marked chunks={text} />
          </span>
        )}
      </span>
      <span className="search-row-kind search-unseen">{kindWord(type)}</span>
    </Option>
  );
}
