import type { ApiPage } from '../../plugins/openapi/core/pages/site/types';
import { isObject } from '../../plugins/shared/core/json';

const LINK = /<a href="([^"]*)"/g;

/** Collects the links of pages, then finds those that lead to our own "page not found". */
export function createLinkCount() {
  const paths = new Set<string>();
  const links = new Map<string, string>();
  const collect = (value: unknown, page: string): void => {
    if (typeof value === 'string') {
      for (const [, href = ''] of value.matchAll(LINK)) links.set(href, page);
    } else if (Array.isArray(value)) {
      for (const item of value) collect(item, page);
    } else if (isObject(value)) {
      for (const [key, inner] of Object.entries(value)) {
        if (key === 'href' && typeof inner === 'string') links.set(inner, page);
        else if (key !== 'code' && key !== 'value') collect(inner, page);
      }
    }
  };
  return {
    add({ path, intro, introParts, sections }: ApiPage): void {
      paths.add(`/${path}`);
      collect([intro, introParts, sections], path);
    },
    finish(): Array<{ href: string; page: string }> {
      return [...links].flatMap(([href, page]) => {
        const [path = ''] = href.split(/[?#]/);
        const isOurs = path !== '' && !URL.canParse(href) && !href.startsWith('//');
        return isOurs && !paths.has(path) ? [{ href, page }] : [];
      });
    },
  };
}
