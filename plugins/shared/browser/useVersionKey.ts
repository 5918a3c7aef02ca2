import { useActivePluginAndVersion } from '@docusaurus/plugin-content-docs/client';
import { versionKey } from '../core/versionKey';

/** The version of the docs that the page belongs to; `undefined` on other pages. */
export function useVersionKey(): string | undefined {
  const { activePlugin, activeVersion } = useActivePluginAndVersion() ?? {};
  return activePlugin && activeVersion && versionKey(activePlugin.pluginId, activeVersion.name);
}
