import { useMedia } from '../../shared/browser/useMedia';

/** As in the styles of API pages: from here on, samples have a column. */
export function useWide(): boolean {
  return useMedia('(min-width: 1280px)', true);
}
