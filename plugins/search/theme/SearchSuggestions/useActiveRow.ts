import type { OptionPlace } from '@theme/SearchSuggestions/Option';
import { useEffect, useState } from 'react';

export interface ActiveRow {
  /** Index of the active row; -1 for none. */
  active: number;
  choose(index: number): void;
  idOf(index: number): string;
  placeOf(index: number): OptionPlace;
}

export function useActiveRow(id: string): ActiveRow {
  const [active, choose] = useState(-1);
  const idOf = (index: number) => `${id}-${index}`;
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const placeOf = (index: number): OptionPlace => ({
    id: idOf(index),
    isActive: index === active,
    isFirst: index === 0 && active < 0,
    onPoint: () => choose(index),
  });
  return { active, choose, idOf, placeOf };
}
