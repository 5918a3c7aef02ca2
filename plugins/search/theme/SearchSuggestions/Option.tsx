import type { MouseEvent, ReactNode } from 'react';
import type { HitType, NameKind } from '../../core/types';

/** What all rows of a list have, by their place in it. */
export interface OptionPlace {
  id: string;
  isActive: boolean;
  /** Enter opens it while no row is chosen. */
  isFirst: boolean;
  /** The pointer moves on it. */
  onPoint: () => void;
}

export interface OptionProps {
  place: OptionPlace;
  /** Makes it a link, which can be opened in a new tab. */
  href?: string;
  /** What it leads to, or does. */
  kind: HitType | NameKind | 'more' | 'recent';
  onChoose: (event: MouseEvent) => void;
  children: ReactNode;
}

/** A row of the list. The focus stays in the field, which names the chosen row. */
export default function Option({ place, href, kind, onChoose, children }: OptionProps): ReactNode {
  const Element = href === undefined ? 'div' : 'a';
  return (
    <Element
      id={place.id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the option of a select holds text alone
      role="option"
      aria-selected={place.isActive}
      tabIndex={-1}
      className="search-row"
      data-kind={kind}
      data-first={place.isFirst || undefined}
      href={href}
      onClick={onChoose}
      // Not `enter`: a list that comes or scrolls below a resting pointer chooses nothing.
      onPointerMove={place.isActive ? undefined : place.onPoint}
    >
      {children}
    </Element>
  );
}
