import type { Props } from '@theme/DocItem';
import Original from '@theme-init/DocItem';
import { type ReactNode, useMemo } from 'react';
import { PageTabsProvider, type TabModule } from '../DocTabs/context';

/** `tabs` comes from the page's route. */
export default function DocItem({ tabs, ...props }: Props & { tabs?: Array<{ content: TabModule }> }): ReactNode {
  const modules = useMemo(() => (tabs ?? []).map(({ content }) => content), [tabs]);
  return (
    <PageTabsProvider tabs={modules}>
      <Original {...props} />
    </PageTabsProvider>
  );
}
