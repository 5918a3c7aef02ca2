import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** For a site of which nobody knows where it will stand: its pages name no address of their own. */
export default function withoutAddress(): Plugin {
  return { name: 'without-address', getThemePath: () => join(__dirname, 'theme') };
}
