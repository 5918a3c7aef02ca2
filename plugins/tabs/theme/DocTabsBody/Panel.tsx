import { useHistory } from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { panelId, tabId } from '@theme/DocTabsBody/ids';
import { type ReactNode, useEffect, useRef } from 'react';
import { DOC, idOfHash, tabSearch } from '../../core/address';

export interface PanelProps {
  id: string;
  name: string;
  title: string;
  isActive: boolean;
  children: ReactNode;
}

/** One tab's content. Hidden ones stay in the DOM, where the browser's search finds and opens them. */
export default function Panel({ id, name, title, isActive, children }: PanelProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const history = useHistory();

  // React supports `hidden` only as a boolean.
  useIsomorphicLayoutEffect(() => {
    if (isActive) ref.current?.removeAttribute('hidden');
    else ref.current?.setAttribute('hidden', 'until-found');
  }, [isActive]);

  useEffect(() => {
    const panel = ref.current;
    const open = () => {
      const { pathname, search, hash } = history.location;
      const leadsHere = hash !== '' && panel?.querySelector(`#${CSS.escape(idOfHash(hash))}`);
      history.replace(`${pathname}${tabSearch(search, name)}${leadsHere ? hash : ''}`);
    };
    panel?.addEventListener('beforematch', open);
    return () => panel?.removeEventListener('beforematch', open);
  }, [history, name]);

  return (
    <div
      ref={ref}
      role="tabpanel"
      id={panelId(id, name)}
      aria-labelledby={tabId(id, name)}
      className="markdown doc-tab-panel"
      data-tab={name}
      hidden={!isActive}
    >
      {name !== DOC && (
        <p className="doc-tab-title" hidden>
          {title}
        </p>
      )}
      {children}
    </div>
  );
}
