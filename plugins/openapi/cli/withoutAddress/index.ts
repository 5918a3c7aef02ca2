import type { Plugin } from '@docusaurus/types';
import { pageFile } from '../../../shared/pluginFiles';

/** For a site whose final URL is unknown: pages do not mention it. */
export default function withoutAddress(): Plugin {
  return { name: 'without-address', getThemePath: () => pageFile(__dirname, 'theme') };
}
