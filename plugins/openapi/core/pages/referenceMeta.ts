import type { PageMeta } from '../model/types';
import type { PageWords } from './options';
import type { SitePlan } from './plan';

/** After all pages of tags, however many there are. */
const LAST = 1_000_000;

const ORDERS = { overview: 0, errors: LAST, models: LAST + 1 };

/**
 * Where the pages about the API as a whole stand: the overview first, error codes and models last, in a group of their
 * own where tags have groups.
 */
export function referenceMeta({ overview, tags }: SitePlan, words: PageWords, page: keyof typeof ORDERS): PageMeta {
  const neighbours = tags
    .filter(({ path }) => path.startsWith(`${overview}/`) || overview === '')
    .map(({ tag }) => tag);
  const nav = neighbours.find((tag) => tag.page.nav)?.page.nav;
  const isGrouped = page !== 'overview' && neighbours.some((tag) => tag.page.group ?? tag.group);
  const group = isGrouped ? { group: { title: words.reference, order: LAST } } : {};
  return { order: ORDERS[page], ...group, ...(nav ? { nav } : {}) };
}

/** The group of a tag: of those that no group names, where others have one, a last one. */
export function tagGroup(
  { tag }: SitePlan['tags'][number],
  { tags }: SitePlan,
  words: PageWords,
): Pick<PageMeta, 'group'> {
  if (tag.page.group) return {};
  if (tag.group) return { group: tag.group };
  const areGrouped = tags.some((other) => other.tag.group);
  return areGrouped && tag.parent === undefined ? { group: { title: words.moreTags, order: LAST - 1 } } : {};
}
