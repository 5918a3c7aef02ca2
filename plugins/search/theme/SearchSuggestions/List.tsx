import type { ReactNode } from 'react';

export interface ListProps {
  id: string;
  label: string;
  children: ReactNode;
}

export default function List({ id, label, children }: ListProps): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select holds no links
    <div id={id} className="search-list" role="listbox" aria-label={label}>
      {children}
    </div>
  );
}
