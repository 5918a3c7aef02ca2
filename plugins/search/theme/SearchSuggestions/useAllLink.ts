import useBaseUrl from '@docusaurus/useBaseUrl';
import { usePluginData } from '@docusaurus/useGlobalData';
import { toQuery } from '../../core/panel/toQuery';

export function useAllLink(text: string): string | undefined {
  const { resultsPage } = usePluginData('search') as { resultsPage?: string };
  const page = useBaseUrl(resultsPage ?? '');
  return resultsPage && text !== '' ? `${page}?q=${toQuery(text)}` : undefined;
}
