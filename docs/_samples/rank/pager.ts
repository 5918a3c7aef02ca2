import { callAsPlayer, type RankEntry } from '../cloud';

const PAGE_SIZE = 20;

/** `next()` resolves with the new entries, or with `undefined` after the last page. */
export function createPager(listId: string, filters: object) {
  const query = { filters: JSON.stringify(filters), pageSize: PAGE_SIZE };
  const path = `/api/v1/rank/page/${encodeURIComponent(listId)}` as const;
  const seen = new Set<string>();
  let pageNum = 1;
  let isDone = false;
  let last: Promise<unknown> = Promise.resolve();

  async function load(): Promise<RankEntry[] | undefined> {
    if (isDone) return undefined;
    const { total, list } = await callAsPlayer('GET', path, {
      ...query,
      pageNum,
    });
    isDone = list.length === 0 || pageNum * PAGE_SIZE >= total;
    pageNum += 1; // only after success: a page that failed is asked for again
    const fresh = list.filter(({ key }) => !seen.has(JSON.stringify(key)));
    for (const { key } of fresh) seen.add(JSON.stringify(key));
    return fresh;
  }

  return {
    next(): Promise<RankEntry[] | undefined> {
      const page = last.then(load, load); // one page after the other
      last = page;
      return page;
    },
  };
}
