import type { Plugin } from '@docusaurus/types';
import { pageFile } from '../../../shared/pluginFiles';

/** For a site of which nobody knows where it will stand: its pages name no address of their own. */
export default function withoutAddress(): Plugin {
  return { name: 'without-address', getThemePath: () => pageFile(__dirname, 'theme') };
}
