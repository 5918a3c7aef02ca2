import type { Props } from '@theme/DocItem';
import { PageTabsProvider, type TabModule } from '@theme/DocTabs/context';
import Original from '@theme-init/DocItem';
import { type ReactNode, useMemo } from 'react';

/** `tabs` comes from the page's route. */
export default function DocItem({ tabs, ...props }: Props & { tabs?: Array<{ content: TabModule }> }): ReactNode {
  const modules = useMemo(() => (tabs ?? []).map(({ content }) => content), [tabs]);
  return (
    <PageTabsProvider tabs={modules}>
      <Original {...props} />
    </PageTabsProvider>
  );
}
