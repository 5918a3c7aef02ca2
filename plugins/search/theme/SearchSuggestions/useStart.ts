import { useLocation } from '@docusaurus/router';
import { useStorageSlot } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import popular from '@generated/search/default/search-start.json';
import { toStart } from '../../core/panel/startRows';
import { readVisited, visitedKey } from '../../core/panel/visitedPages';
import type { SearchVersion } from '../../core/versions/chooseVersion';

/** Recent searches, visited pages and popular calls; without results (`isLost`), only the calls. */
export function useStart(recent: readonly string[], isLost: boolean, version: SearchVersion | undefined) {
  const { i18n } = useDocusaurusContext();
  const { pathname } = useLocation();
  const [stored] = useStorageSlot(visitedKey(i18n.currentLocale));
  const visited = readVisited(stored).filter(({ link }) => link !== pathname);
  const calls = version?.popular ?? popular;
  const sections = isLost ? toStart([], [], calls) : toStart(recent, visited, calls);
  return { sections, count: sections.reduce((sum, { rows }) => sum + rows.length, 0) };
}
