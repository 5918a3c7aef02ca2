import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useShownSearch } from '@theme/DocTabs/context';
import { panelId, tabId } from '@theme/DocTabsBody/ids';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { tabSearch } from '../../core/address';

export interface StripProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  tabs: Array<{ key: string; title: string }>;
  active: string;
}

/** Links, so that they can be copied. A single tab stop with arrow keys; focus changes leave the history alone. */
export default function Strip({ ref, id, tabs, active }: StripProps): ReactNode {
  const { permalink } = useDoc().metadata;
  const search = useShownSearch();
  const isBrowser = useIsBrowser();
  return (
    <div
      ref={ref}
      role="tablist"
      className="doc-tabs"
      aria-label={translate({ id: 'content.tabs.label', message: 'Tabs of this page' })}
    >
      {tabs.map(({ key, title }) => (
        <Link
          key={key}
          to={`${permalink}${tabSearch(search, key)}`}
          role="tab"
          id={tabId(id, key)}
          aria-controls={panelId(id, key)}
          aria-selected={key === active}
          tabIndex={isBrowser && key !== active ? -1 : undefined}
          data-opens={key}
          onKeyDown={moveFocus}
        >
          {title}
        </Link>
      ))}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const tab = event.currentTarget;
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  const current = tabs.indexOf(tab);
  const step = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: -1, ' ': current }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  if (event.key === ' ') tab.click();
  else tabs.at(step % tabs.length)?.focus();
}
