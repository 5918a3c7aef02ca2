import type { PageMeta } from '../model/types';
import type { PageWords } from './options';
import type { SitePlan } from './plan';

/** Where the pages about the API as a whole stand: in a group of their own, before the others, where tags have groups. */
export function referenceMeta({ overview, tags }: SitePlan, { start }: PageWords, order: number): PageMeta {
  const neighbours = tags
    .filter(({ path }) => path.startsWith(`${overview}/`) || overview === '')
    .map(({ tag }) => tag.page);
  const nav = neighbours.find((page) => page.nav)?.nav;
  const grouped = neighbours.some((page) => page.group);
  return { order, ...(grouped ? { group: { title: start, order: 0 } } : {}), ...(nav ? { nav } : {}) };
}
