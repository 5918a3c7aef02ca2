import { translate } from '@docusaurus/Translate';
import type { MouseEvent, ReactNode } from 'react';

const ESCAPE = 'esc';

export interface FootProps {
  allLink?: string;
  onFollow: (event: MouseEvent, link: string) => void;
  hasRows: boolean;
  onForget?: () => void;
}

export default function Foot({ allLink, hasRows, onFollow, onForget }: FootProps): ReactNode {
  return (
    <div className="search-foot">
      {allLink && (
        <a className="search-all" href={allLink} onClick={(event) => onFollow(event, allLink)}>
          {translate({ id: 'theme.search.all', message: 'See all results' })}
        </a>
      )}
      {onForget && (
        <button type="button" className="search-all" onClick={onForget}>
          {translate({ id: 'theme.search.recent.clear', message: 'Clear recent searches' })}
        </button>
      )}
      <span className="search-keys" aria-hidden="true">
        {hasRows && (
          <>
            <kbd>↑</kbd>
            <kbd>↓</kbd>
            {translate({ id: 'theme.search.keys.choose', message: 'choose' })}
            <kbd>↵</kbd>
            {translate({ id: 'theme.search.keys.open', message: 'open' })}
          </>
        )}
        <kbd>{ESCAPE}</kbd>
        {translate({ id: 'theme.search.keys.close', message: 'close' })}
      </span>
    </div>
  );
}
