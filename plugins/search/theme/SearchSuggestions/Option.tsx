import type { MouseEvent, ReactNode } from 'react';
import type { HitType, NameKind } from '../../core/types';

export interface OptionPlace {
  id: string;
  isActive: boolean;
  isFirst: boolean;
  onPoint: () => void;
}

export interface OptionProps {
  place: OptionPlace;
  /** Makes it a link, which can open in a new tab. */
  href?: string;
  kind: HitType | NameKind | 'more' | 'recent';
  onChoose: (event: MouseEvent) => void;
  children: ReactNode;
}

/** The focus stays in the field, whose `aria-activedescendant` is the active row. */
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
      // Not `enter`: rows that appear or scroll under a resting pointer must not become active.
      onPointerMove={place.isActive ? undefined : place.onPoint}
    >
      {children}
    </Element>
  );
}
