import { useEffect, useState } from 'react';
import type { NearPage } from './findNearestPages';

/** The pages below `base` with the most similar addresses. All pages of docs can become this page: it is loaded then. */
export function useNearestPages(base: string): NearPage[] {
  const [pages, setPages] = useState<NearPage[]>([]);
  useEffect(() => {
    let isStale = false;
    const address = window.location.pathname;
    void import('./findNearestPages')
      .then(({ findNearestPages }) => findNearestPages(address, base))
      .then((found) => !isStale && setPages(found));
    return () => {
      isStale = true;
    };
  }, [base]);
  return pages;
}
