import type { OptionPlace } from '@theme/SearchSuggestions/Option';
import { useEffect, useState } from 'react';

/** `active`: index of the active row; -1 for none. */
export function useActiveRow(id: string) {
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
