import { groupBy } from '../groupBy';
import type { ApiModel } from '../model/types';
import { MAX_FIELDS } from '../schema/describeContent';
import type { Schema } from '../schema/types';
import { UniqueNames } from '../slug';
import type { SiteLinks } from '../view/links';
import { type DetachedSchema, SchemaDescriber } from '../view/schemas';
import type { PageWords } from './options';
import { PAGE_ROWS } from './plan';
import { readTypePlace, type TypePlace, titleTypes, typesSegment } from './typeNames';
import type { ApiPage, PageSection } from './types';

/** What a section takes beside its fields, in rows. */
const SECTION_ROWS = 2;

/** The call or entity whose inner schemas are laid out. */
export interface TypesOwner {
  /** Address that is its own, whether it has a page or shares one. */
  path: string;
  title: string;
  /** Its anchor, with which those of its inner schemas begin. */
  id: string;
}

interface Site {
  model: ApiModel;
  links: SiteLinks;
  words: PageWords;
}

/** Inner schemas that fit on one page, with all that is inside of them. */
interface Fitting {
  sections: Array<{ item: DetachedSchema; data: object }>;
  /** What has a section on this page already. */
  repeated: Array<{ item: DetachedSchema; id: string }>;
}

/**
 * Pages of the inner schemas that did not fit; fills in the links that lead to them. A page is all that did not fit of
 * a body, of a result; what is too much for one page is divided by fields. So an address says what is there, and what
 * happens to other fields and other calls does not move it.
 */
export function layOutTypes(page: ApiPage, owner: TypesOwner, detached: DetachedSchema[], site: Site): ApiPage[] {
  const pages: ApiPage[] = [];
  const segments = new UniqueNames();
  /** Where each schema already stands, by direction: one that holds itself would be laid out for ever. */
  const placesOf: Record<DetachedSchema['direction'], Map<Schema, string>> = {
    request: new Map(),
    response: new Map(),
    both: new Map(),
  };
  // A call has parts, a body and a result; anything else is a part by itself.
  const isModel = page.kind === 'models' || page.kind === 'errors';
  const placeOf = ({ id }: DetachedSchema) => readTypePlace(id, owner.id, isModel);
  const titleOf = (id: string) => readTypePlace(id, owner.id, isModel).path || id;
  const partOf = { title: owner.title, href: site.links.page(page.path, owner.id) };

  for (const [part, items] of groupBy(detached, (item) => placeOf(item).part)) {
    layOut(items, { part, path: '' });
  }
  return pages;

  function layOut(items: DetachedSchema[], place: TypePlace): void {
    const places = placesOf[items[0]?.direction ?? 'both'];
    const open = items.filter((item) => {
      item.link.href = places.get(item.schema) ?? '';
      return item.link.href === '';
    });
    const [first, ...others] = open;
    if (!first) return;
    const whole = fitOnPage(open, places, site);
    if (whole) addPage(whole, place);
    else if (others.length > 0) for (const item of open) layOut([item], placeOf(item));
    else {
      const describer = new SchemaDescriber(site.model, site.links, PAGE_ROWS - MAX_FIELDS);
      const data = { id: first.id, schema: describer.describe(first.schema, first.id, first.direction) };
      addPage({ sections: [{ item: first, data }], repeated: [] }, placeOf(first));
      const { part, path } = placeOf(first);
      layOut(describer.detached, { part, path: path === '' ? '*' : `${path}.*` });
    }
  }

  function addPage({ sections, repeated }: Fitting, place: TypePlace): void {
    const path = `${owner.path}/${segments.take(typesSegment(place))}`;
    for (const { item } of sections) {
      item.link.href = site.links.page(path, item.id);
      placesOf[item.direction].set(item.schema, item.link.href);
    }
    for (const { item, id } of repeated) item.link.href = site.links.page(path, id);
    pages.push({
      ...page,
      path,
      kind: 'types',
      title: titleTypes(owner.title, place, site.words),
      lede: undefined,
      ledeParts: undefined,
      description: undefined,
      method: undefined,
      parent: page.path,
      sections: [
        { id: 'part-of', title: owner.title, bare: true, component: 'ApiPartOf', data: partOf },
        ...sections.map(({ item: { id }, data }): PageSection => {
          return { id, title: titleOf(id), component: 'ApiType', data };
        }),
      ],
    });
  }
}

/** Describes inner schemas and all that does not fit into them, if one page holds it; changes nothing else if not. */
function fitOnPage(items: DetachedSchema[], places: Map<Schema, string>, { model, links }: Site): Fitting | undefined {
  // The last schema may begin in the last row.
  const describer = new SchemaDescriber(model, links, PAGE_ROWS - MAX_FIELDS);
  const ids = new Map<Schema, string>();
  const fitting: Fitting = { sections: [], repeated: [] };
  const queue = [...items];
  for (let item = queue.shift(); item; item = queue.shift()) {
    const [elsewhere, here] = [places.get(item.schema), ids.get(item.schema)];
    if (elsewhere !== undefined) item.link.href = elsewhere;
    else if (here !== undefined) fitting.repeated.push({ item, id: here });
    else {
      if (describer.isFull) return undefined;
      const before = describer.detached.length;
      const schema = describer.describe(item.schema, item.id, item.direction);
      queue.push(...describer.detached.slice(before));
      describer.spend(SECTION_ROWS);
      ids.set(item.schema, item.id);
      fitting.sections.push({ item, data: { id: item.id, schema } });
    }
  }
  return fitting;
}
