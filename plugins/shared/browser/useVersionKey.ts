import { useActivePluginAndVersion } from '@docusaurus/plugin-content-docs/client';
import { createContext, useContext } from 'react';
import { versionKey } from '../core/versionKey';

/** Around what belongs to other docs than the page. */
export const VersionKeyContext = createContext<string | undefined>(undefined);

/** The version of the docs that a part of the page belongs to, or the page; `undefined` on other pages. */
export function useVersionKey(): string | undefined {
  const { activePlugin, activeVersion } = useActivePluginAndVersion() ?? {};
  const own = activePlugin && activeVersion && versionKey(activePlugin.pluginId, activeVersion.name);
  return useContext(VersionKeyContext) ?? own;
}
