import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { chooseTab } from '../../core/address';
import type { TabFrontMatter } from '../../core/types';
import type { TabMetadata } from '../../createTabs';

export interface TabModule {
  (props: object): ReactNode;
  metadata: TabMetadata;
  frontMatter: TabFrontMatter;
  toc: ReadonlyArray<{ value: string; id: string; level: number }>;
}

export interface PageTabs {
  tabs: TabModule[];
  active: string;
}

const Context = createContext<PageTabs | null>(null);

/** Provides the page's tabs and the active one, which only the address determines. */
export function PageTabsProvider({ tabs, children }: { tabs: TabModule[]; children: ReactNode }): ReactNode {
  const search = useShownSearch();
  const active = chooseTab(
    search,
    tabs.map(({ metadata }) => metadata.key),
  );
  const value = useMemo(() => (tabs.length === 0 ? null : { tabs, active }), [tabs, active]);
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/** Null on a page without tabs, and within a tab. */
export function usePageTabs(): PageTabs | null {
  return useContext(Context);
}

export function WithoutTabs({ children }: { children: ReactNode }): ReactNode {
  return <Context.Provider value={null}>{children}</Context.Provider>;
}

/** Returns the query; empty on the server and during hydration. */
export function useShownSearch(): string {
  const isBrowser = useIsBrowser();
  const { search } = useLocation();
  return isBrowser ? search : '';
}
