import type { ApiModel } from '../model/types';
import { MAX_FIELDS } from '../schema/describeContent';
import type { Schema } from '../schema/types';
import type { SiteLinks } from '../view/links';
import { type DetachedSchema, SchemaDescriber } from '../view/schemas';
import type { PageWords } from './options';
import { PAGE_ROWS } from './plan';
import type { ApiPage } from './types';

/** What a section takes beside its fields, in rows. */
const SECTION_ROWS = 2;

/** The call or entity whose inner schemas are laid out. */
export interface TypesOwner {
  /** Address that is its own, whether it has a page or shares one. */
  path: string;
  title: string;
}

/**
 * Pages of the inner schemas that did not fit, each filled up to its budget; fills in the links that lead to them. They
 * hang on their owner's address, so that what happens to its neighbours moves none of them.
 */
export function layOutTypes(
  page: ApiPage,
  owner: TypesOwner,
  detached: DetachedSchema[],
  model: ApiModel,
  links: SiteLinks,
  words: PageWords,
): ApiPage[] {
  const pages: ApiPage[] = [];
  const queue = [...detached];
  /** Where each schema already stands: one that holds itself would be laid out for ever. */
  const places = new Map<Schema, string>();
  let describer = new SchemaDescriber(model, links, 0);
  for (let item = queue.shift(); item; item = queue.shift()) {
    const known = places.get(item.schema);
    if (known !== undefined) {
      item.link.href = known;
      continue;
    }
    if (describer.isFull) {
      const path = `${owner.path}/types${pages.length === 0 ? '' : `-${pages.length + 1}`}`;
      // The last schema may begin in the last row.
      describer = new SchemaDescriber(model, links, PAGE_ROWS - MAX_FIELDS);
      pages.push({
        ...page,
        path,
        kind: 'types',
        title: `${owner.title}: ${words.moreTypes}`,
        lede: undefined,
        ledeParts: undefined,
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
    describer.spend(SECTION_ROWS);
    item.link.href = `/${target.path}#${item.id}`;
    places.set(item.schema, item.link.href);
    target.sections.push({ id: item.id, title: item.id, component: 'ApiType', data: { id: item.id, schema } });
  }
  return pages;
}
