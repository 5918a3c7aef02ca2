import routes from '@generated/routes';
import { parsePage } from '@livespec/docusaurus/client/shared/browser/trusted';
import { findNearest } from './findNearest';

export interface NearPage {
  href: string;
  title: string;
  /** The entry of the top navigation: a guide and the API page of the same feature can share a title. */
  area?: string;
}

/** The pages below `base` with addresses most similar to `address`. Their titles come from the pages. */
export function findNearestPages(address: string, base: string): Promise<NearPage[]> {
  const paths = [...new Set(leavesOf(routes))].flatMap((path) =>
    path.startsWith(base) ? [path.slice(base.length)] : [],
  );
  const known = paths.filter((path) => path !== '' && !/[*~]|^search$/.test(path));
  const wanted = decode(address).replace(base, '');
  return Promise.all(findNearest(wanted, known).map((path) => readPage(`${base}${path}`)));
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
    const page = parsePage(await (await fetch(href)).text());
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
