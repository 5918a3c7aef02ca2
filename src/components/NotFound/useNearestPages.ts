import routes from '@generated/routes';
import { useEffect, useState } from 'react';
import { findNearest } from './findNearest';

export interface NearPage {
  href: string;
  title: string;
  /** The entry of the top navigation: a guide and the API page of the same feature can share a title. */
  area?: string;
}

/** The pages below `base` with the most similar addresses. Their titles come from the pages. */
export function useNearestPages(base: string): NearPage[] {
  const [pages, setPages] = useState<NearPage[]>([]);
  useEffect(() => {
    const paths = [...new Set(leavesOf(routes))].flatMap((path) =>
      path.startsWith(base) ? [path.slice(base.length)] : [],
    );
    const known = paths.filter((path) => path !== '' && !/[*~]|^search$/.test(path));
    const wanted = decode(window.location.pathname).replace(base, '');
    let isStale = false;
    const found = findNearest(wanted, known).map((path) => readPage(`${base}${path}`));
    void Promise.all(found).then((read) => !isStale && setPages(read));
    return () => {
      isStale = true;
    };
  }, [base]);
  return pages;
}

interface Route {
  path?: string | string[];
  routes?: Route[];
}

function leavesOf(all: Route[]): string[] {
  return all.flatMap(({ path, routes: inner }) => {
    if (inner) return leavesOf(inner);
    return typeof path === 'string' ? [path] : [];
  });
}

async function readPage(href: string): Promise<NearPage> {
  try {
    const html = await (await fetch(href)).text();
    const page = new DOMParser().parseFromString(html, 'text/html');
    const read = (selector: string) => page.querySelector(selector)?.textContent?.trim();
    return { href, title: read('h1') || href, area: read('.navbar__link--active') };
  } catch {
    return { href, title: href };
  }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
