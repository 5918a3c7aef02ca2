import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import { twinAddress } from '../core/twinAddress';

interface Page {
  permalink: string;
  unlisted?: boolean;
}

/** The address of a page in Markdown, if `plugin-markdown` writes it: not in the dev server. */
export function useTwin({ permalink, unlisted }: Page): string | undefined {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const hasTwins = usePluginData('markdown') !== undefined;
  return hasTwins && !unlisted ? twinAddress(permalink, baseUrl) : undefined;
}
