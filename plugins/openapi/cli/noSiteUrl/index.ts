import type { Plugin } from '@docusaurus/types';
import { pageFile } from '../../../shared/pluginFiles';

/** For a site whose final URL is unknown: pages do not mention it. */
export default function noSiteUrl(): Plugin {
  return { name: 'no-site-url', getThemePath: () => pageFile(__dirname, 'theme') };
}
