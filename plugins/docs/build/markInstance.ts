import type { PluginContentLoadedActions } from '@docusaurus/types';

/** Tells pages of this plugin from those of Docusaurus's docs plugin, which has the same name: see `useIsOurPage`. */
export function markInstance(actions: PluginContentLoadedActions): PluginContentLoadedActions {
  return { ...actions, setGlobalData: (data) => actions.setGlobalData({ ...(data as object), isOurs: true }) };
}
