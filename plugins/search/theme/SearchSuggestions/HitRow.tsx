import KindIcon from '@theme/SearchSuggestions/KindIcon';
import Marked from '@theme/SearchSuggestions/Marked';
import Option, { type OptionPlace } from '@theme/SearchSuggestions/Option';
import { kindWord } from '@theme/SearchSuggestions/words';
import type { MouseEvent, ReactNode } from 'react';
import { splitTitle } from '../../core/text/splitTitle';
import type { Hit } from '../../core/types';

export interface HitRowProps {
  place: OptionPlace;
  hit: Hit;
  onFollow: (event: MouseEvent, link: string) => void;
}

export default function HitRow({
  place,
  hit: { type, link, title, text, pageTitle },
  onFollow,
}: HitRowProps): ReactNode {
  const [before, own] = splitTitle(title, pageTitle);
  return (
    <Option place={place} href={link} kind={type} onChoose={(event) => onFollow(event, link)}>
      <KindIcon of={type} />
      <span className="search-row-main">
        <span className="search-row-title">
          {before.length > 0 && (
            <span className="search-row-before">
              <Marked chunks={before} />
            </span>
          )}
          <Marked chunks={own} />
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
