import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { Props } from '@theme/DocVersionRoot';
import Original from '@theme-live/DocVersionRoot';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import type { LivePage } from '../../../openapi';
import { mergeSidebar } from './mergeSidebar';
import { newestVersion, sentPages, subscribe } from './store';

/** Hands down the newest sidebars. */
export default function LiveVersion(props: Props): ReactNode {
  const readVersion = () => newestVersion(props.version);
  const newest = useSyncExternalStore(subscribe, readVersion, readVersion);
  const pages = useSyncExternalStore(subscribe, sentPages, sentPages);
  const version = useMemo(() => withPages(newest, pages), [newest, pages]);
  return <Original {...props} version={version} />;
}

function withPages(version: PropVersionMetadata, pages: ReadonlyMap<string, LivePage>): PropVersionMetadata {
  if (pages.size === 0) return version;
  const sidebars = Object.entries(version.docsSidebars).map(([name, items]) => [name, mergeSidebar(items, pages)]);
  return { ...version, docsSidebars: Object.fromEntries(sidebars) as PropVersionMetadata['docsSidebars'] };
}
