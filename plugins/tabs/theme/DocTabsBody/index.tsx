import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { usePageTabs, WithoutTabs } from '@theme/DocTabs/context';
import Panel from '@theme/DocTabsBody/Panel';
import Strip from '@theme/DocTabsBody/Strip';
import { SHOW_ALL, SHOW_ASKED_TAB } from '@theme/DocTabsBody/served';
import { useTarget } from '@theme/DocTabsBody/useTarget';
import { type ReactNode, useId, useRef } from 'react';
import { DOC } from '../../core/address';

/** With tabs, the page's own content becomes the first one. */
export default function DocTabsBody({ children }: { children?: ReactNode }): ReactNode {
  const page = usePageTabs();
  const id = useId();
  const strip = useRef<HTMLDivElement>(null);
  // Only a server-rendered page needs the script, and the dev server renders none.
  const isServed = !useIsBrowser() && process.env.NODE_ENV === 'production';
  useTarget(strip, page?.active ?? DOC);
  if (!page) return children;
  const { tabs, active } = page;
  const doc = { key: DOC, title: translate({ id: 'content.tabs.default', message: 'Doc' }) };
  return (
    <>
      <Strip ref={strip} id={id} active={active} tabs={[doc, ...tabs.map(({ metadata }) => metadata)]} />
      <WithoutTabs>
        <Panel id={id} name={DOC} title={doc.title} isActive={active === DOC}>
          {children}
        </Panel>
        {tabs.map((Tab) => {
          const { key, title } = Tab.metadata;
          return (
            <Panel key={key} id={id} name={key} title={title} isActive={active === key}>
              <Tab />
            </Panel>
          );
        })}
      </WithoutTabs>
      {isServed && <script dangerouslySetInnerHTML={{ __html: SHOW_ASKED_TAB }} />}
      <noscript>
        <style>{SHOW_ALL}</style>
      </noscript>
    </>
  );
}
