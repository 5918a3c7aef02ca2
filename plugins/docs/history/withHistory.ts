import type { LoadContext } from '@docusaurus/types';
import type { History } from './history';

/** The docs plugin's own dates fail outside of git, are wrong in shallow clones, and fake in the dev server. */
export function withHistory(context: LoadContext, { lastCommit }: History): LoadContext {
  const lastUpdate = (file: string) => {
    const time = lastCommit(file)?.getTime();
    return time === undefined ? null : { timestamp: time, author: '' };
  };
  const vcs = {
    initialize: () => undefined,
    getFileCreationInfo: async () => null,
    getFileLastUpdateInfo: async (file: string) => lastUpdate(file),
  };
  const { siteConfig } = context;
  return { ...context, siteConfig: { ...siteConfig, future: { ...siteConfig.future, experimental_vcs: vcs } } };
}
