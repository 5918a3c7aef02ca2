import useRouteContext from '@docusaurus/useRouteContext';

/** The part of the page's instance of the docs plugin; on pages of other plugins, that of the first instance. */
export function useOwn<Data>(parts: Record<string, Data>): Data | undefined {
  const { plugin } = useRouteContext();
  return parts[plugin.id] ?? Object.values(parts)[0];
}
