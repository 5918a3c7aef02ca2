import { useActivePluginAndVersion, useDocsContextualSearchTags } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import versions from '@generated/search/default/search-versions.js';
import { siteEngine } from '@theme/search/siteEngine';
import { useEffect } from 'react';
import { chooseVersion, type VersionChoice } from '../../core/versions/chooseVersion';

/**
 * The version of the docs that the reader searches, as in Docusaurus's contextual search: that of the page, or the one that
 * the reader has chosen, or the last one. On the page of results, its address says it.
 */
export function useSearchVersion(): VersionChoice | undefined {
  const tags = useDocsContextualSearchTags();
  const { activePlugin, activeVersion } = useActivePluginAndVersion() ?? {};
  const given = new URLSearchParams(useLocation().search).get('version');
  const own = activePlugin && activeVersion && `docs-${activePlugin.pluginId}-${activeVersion.name}`;
  const chosen = chooseVersion(given ?? own, tags, versions);
  const tag = chosen?.tag;
  useEffect(() => siteEngine.choose(tag), [tag]);
  return chosen;
}
