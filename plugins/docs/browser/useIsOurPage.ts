import { usePluginData } from '@docusaurus/useGlobalData';
import useRouteContext from '@docusaurus/useRouteContext';

/** Whether this plugin made the page. A site may have docs of Docusaurus's own plugin, too, which keep their look. */
export function useIsOurPage(): boolean {
  const { name, id } = useRouteContext().plugin;
  return (usePluginData(name, id) as { isOurs?: true } | undefined)?.isOurs === true;
}
