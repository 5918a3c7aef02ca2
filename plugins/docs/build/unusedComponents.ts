import type { PagesContent } from '../content';
import type { DocsPluginOptions } from '../options';

/** Those of Docusaurus, for docs of its own plugin. */
const REPLACED = ['@theme-init/DocItem/Footer', '@theme-init/DocItem/Paginator'];

/** Components of pages that show nothing, unless another docs plugin needs them. */
export function unusedComponents(contents: PagesContent[], { docs }: DocsPluginOptions): string[] {
  const replaced = contents.every(({ isOurs }) => isOurs) ? REPLACED : [];
  const [content, ...others] = contents;
  if (!content || others.length > 0) return replaced;
  const hasNone = content.loadedVersions.every(({ banner, badge }) => !banner && !badge);
  return [
    ...replaced,
    ...(hasNone ? ['@theme/DocVersionBanner', '@theme/DocVersionBadge'] : []),
    ...(docs.breadcrumbs ? [] : ['@theme/DocBreadcrumbs']),
  ];
}
