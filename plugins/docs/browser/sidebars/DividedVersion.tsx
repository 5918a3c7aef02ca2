import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { Props } from '@theme/DocVersionRoot';
import Original from '@theme-whole/DocVersionRoot';
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { knownParts, subscribe, withParts } from './parts';

/** Hands down the sidebars with the parts that were loaded. Of generated pages, a version knows no metadata. */
export default function DividedVersion({ version, ...props }: Props): ReactNode {
  const known = useSyncExternalStore(subscribe, knownParts, knownParts);
  const whole = useMemo(() => {
    const sidebars = Object.entries(version.docsSidebars).map(([name, items]) => [name, withParts(items, known)]);
    const docs = new Proxy(version.docs, { get: (found, id: string) => found[id] ?? {} });
    return { ...version, docs, docsSidebars: Object.fromEntries(sidebars) as PropVersionMetadata['docsSidebars'] };
  }, [version, known]);
  useEffect(() => {
    document.addEventListener('click', loadPart);
    return () => document.removeEventListener('click', loadPart);
  }, []);
  return <Original {...props} version={whole} />;
}

/** The page of a category that is opened brings its part. */
function loadPart({ target }: MouseEvent): void {
  const caret = target instanceof Element && target.closest('.sidebar-caret, .menu__caret');
  const link = caret ? caret.parentElement?.querySelector('a') : undefined;
  if (link) void window.docusaurus.preload(link.pathname);
}
