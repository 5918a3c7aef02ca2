import type { DescriptionLink } from '../core/pages/site/descriptionLinks';
import type { PagesTarget } from './types';

/** Links by content. Pages that have not changed are not rendered again, and name theirs only once. */
export interface NotedLinks {
  target: PagesTarget;
  /** Those of this run, and those of the run before on pages that are still there. */
  list(before: readonly DescriptionLink[], isThere: (page: string) => boolean): DescriptionLink[];
}

/** Notes the links that a run asks the site for. */
export function noteLinks(target: PagesTarget): NotedLinks {
  const { linkTo } = target;
  const found = new Map<string, DescriptionLink>();
  const keyOf = (link: DescriptionLink) => JSON.stringify(link);
  return {
    target: linkTo
      ? {
          ...target,
          linkTo(link) {
            found.set(keyOf(link), link);
            return linkTo(link);
          },
        }
      : target,
    list(before, isThere) {
      const kept = before.filter((link) => isThere(link.page)).map((link) => [keyOf(link), link] as const);
      return [...new Map([...kept, ...found]).values()];
    },
  };
}
