import type { ReactNode } from 'react';
import type { HitType, NameKind } from '../../core/types';

/** SVG paths for a 16 × 16 box, drawn as strokes. */
const ICONS: Record<HitType | NameKind | 'recent', string> = {
  page: 'M3.5 2.5h5.5l3.5 3.5v7.5h-9ZM9 2.5V6h3.5',
  title: 'M6 2.5 4.5 13.5M11.5 2.5 10 13.5M2.5 6h11M2.5 10h11',
  content: 'M2.5 4h11M2.5 8h11M2.5 12h7',
  demo: 'M5 3.5v9l7.5-4.5Z',
  operation: 'M2.5 5.5h10M9.5 2.5l3 3-3 3M13.5 11h-10M6.5 8.5l-3 2.5 3 2.5',
  parameter: 'M2.5 4.5h4M10.5 4.5h3M8.5 2.5v4M2.5 11.5h2M8.5 11.5h5M6.5 9.5v4',
  field: 'M6 2.5c-3 0-.5 5-3.5 5.5 3 .5.5 5.5 3.5 5.5M10 2.5c3 0 .5 5 3.5 5.5-3 .5-.5 5.5-3.5 5.5',
  entity: 'M8 2 13.5 5v6L8 14 2.5 11V5ZM2.5 5 8 8l5.5-3M8 8v6',
  error: 'M8 2.5 14 13H2ZM8 6.5v3M8 11.300v.1',
  recent: 'M8 2.5a5.5 5.5 0 1 1-5.200 3.700M2.5 2.5v3.700h3.700M8 5v3.200l2.200 1.300',
};

export default function KindIcon({ of }: { of: keyof typeof ICONS }): ReactNode {
  return (
    <svg className="search-row-sign" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={ICONS[of]} />
    </svg>
  );
}
