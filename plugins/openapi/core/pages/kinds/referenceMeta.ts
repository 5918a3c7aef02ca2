import type { PageMeta } from '../../model/types';
import type { PageWords } from '../../words/pageWords';
import type { SitePlan } from '../site/plan';

/** After all pages of tags. */
const LAST = 1_000_000;

const ORDERS = { overview: 0, errors: LAST, models: LAST + 1, changelog: LAST + 2 };

/** Overview first, error codes and models last, in their own group if tags are grouped. */
export function referenceMeta({ overview, tags }: SitePlan, words: PageWords, page: keyof typeof ORDERS): PageMeta {
  const neighbours = tags
    .filter(({ path }) => path.startsWith(`${overview}/`) || overview === '')
    .map(({ tag }) => tag);
  const nav = neighbours.find((tag) => tag.page.nav)?.page.nav;
  const isGrouped = page !== 'overview' && neighbours.some((tag) => tag.page.group ?? tag.group);
  const group = isGrouped ? { group: { title: words.reference, order: LAST } } : {};
  return { order: ORDERS[page], ...group, ...(nav ? { nav } : {}) };
}

/** Puts a tag without a group in a last one if others have groups. */
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
