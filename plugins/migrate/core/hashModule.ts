/**
 * The module of a site that leads links of Redoc to the pages that are there now. The table is loaded only for a hash
 * that may be an old one: ours have no slash.
 */
export const HASH_MODULE = `// Made by \`livespec migrate\`: leads old links, such as #operation/getPet, to the pages that are there now.
import siteConfig from '@generated/docusaurus.config';

export function onRouteDidUpdate({ location }) {
  const { pathname, hash } = location;
  if (!hash.includes('/')) return;
  import('./hashes.json').then(({ default: pages }) => {
    const base = siteConfig.baseUrl.replace(/\\/$/, '');
    const page = pathname.slice(base.length).replace(/(.)\\/$/, '$1') || '/';
    const hashes = pages[page] ?? {};
    const to = hashes[hash.slice(1)] ?? hashes[decodeURIComponent(hash.slice(1))];
    if (to !== undefined) window.location.replace(base + to);
  });
}
`;
