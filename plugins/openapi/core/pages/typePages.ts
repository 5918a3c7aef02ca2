import type { ApiModel } from '../model/types';
import type { SiteLinks } from '../view/links';
import { type DetachedSchema, SchemaDescriber } from '../view/schemas';
import type { PageWords } from './options';
import { PAGE_ROWS } from './plan';
import type { ApiPage } from './types';

/** Pages of the inner schemas that did not fit, each filled up to its budget; fills in the links that lead to them. */
export function layOutTypes(
  page: ApiPage,
  detached: DetachedSchema[],
  model: ApiModel,
  links: SiteLinks,
  words: PageWords,
): ApiPage[] {
  const pages: ApiPage[] = [];
  const queue = [...detached];
  let describer = new SchemaDescriber(model, links, 0);
  for (let item = queue.shift(); item; item = queue.shift()) {
    if (describer.isFull) {
      const path = `${page.path}/types${pages.length === 0 ? '' : `-${pages.length + 1}`}`;
      describer = new SchemaDescriber(model, links, PAGE_ROWS);
      pages.push({
        ...page,
        path,
        kind: 'types',
        title: `${page.title}: ${words.moreTypes}`,
        lede: undefined,
        description: undefined,
        method: undefined,
        parent: page.path,
        sections: [],
      });
    }
    const target = pages.at(-1);
    if (!target) break;
    const before = describer.detached.length;
    const schema = describer.describe(item.schema, item.id, item.direction);
    queue.push(...describer.detached.slice(before));
    item.link.href = `/${target.path}#${item.id}`;
    target.sections.push({ id: item.id, title: item.id, component: 'ApiType', data: { id: item.id, schema } });
  }
  return pages;
}
