import KindIcon from '@theme/SearchSuggestions/KindIcon';
import Marked from '@theme/SearchSuggestions/Marked';
import Option, { type OptionPlace } from '@theme/SearchSuggestions/Option';
import { kindWord } from '@theme/SearchSuggestions/words';
import type { MouseEvent, ReactNode } from 'react';
import { splitMethod } from '../../core/text/splitMethod';
import type { NameHit } from '../../core/types';

export interface NameRowProps {
  place: OptionPlace;
  hit: NameHit;
  onFollow: (event: MouseEvent, link: string) => void;
}

export default function NameRow({
  place,
  hit: { kind, name, owner, link, navTitle },
  onFollow,
}: NameRowProps): ReactNode {
  const { method, rest } = splitMethod(owner);
  return (
    <Option place={place} href={link} kind={kind} onChoose={(event) => onFollow(event, link)}>
      <KindIcon of={kind} />
      <span className="search-row-main">
        <span className="search-row-title">
          <Marked chunks={name} />
        </span>
        {owner.length > 0 && (
          <span className="search-row-text">
            {method && (
              <b className="search-method" data-method={method}>
                {method}
              </b>
            )}
            <Marked chunks={rest} />
          </span>
        )}
      </span>
      <span className="search-row-kind">
        {navTitle && `${navTitle} · `}
        {kindWord(kind)}
      </span>
    </Option>
  );
}
