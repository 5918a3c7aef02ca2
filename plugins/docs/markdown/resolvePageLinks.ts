import type { LoadContext } from '@docusaurus/types';
import type { PageCheck } from '../check/pageCheck';

/** Lets links name the files of generated pages; broken ones are left to our own check, which knows their line. */
export function resolvePageLinks(context: LoadContext, { permalinkOf }: Pick<PageCheck, 'permalinkOf'>): LoadContext {
  const { siteConfig } = context;
  const { hooks } = siteConfig.markdown;
  const ours: typeof hooks = {
    onBrokenMarkdownLinks: ({ url, sourceFilePath }) => permalinkOf(url, sourceFilePath),
    onBrokenMarkdownImages: () => undefined,
  };
  return { ...context, siteConfig: { ...siteConfig, markdown: { ...siteConfig.markdown, hooks: ours } } };
}
