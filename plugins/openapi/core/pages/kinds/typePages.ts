import { MAX_FIELDS } from '../../../../schema/core/describe/describeContent';
import type { Schema } from '../../../../schema/core/types';
import { groupBy } from '../../../../shared/core/groupBy';
import { UniqueNames } from '../../../../shared/core/slug';
import type { ViewContext } from '../../view/context';
import { type DetachedSchema, SchemaDescriber } from '../../view/schemas';
import type { SiteContext } from '../site/context';
import { PAGE_ROWS } from '../site/plan';
import type { ApiPage, PageSection } from '../site/types';
import { readTypePlace, type TypePlace, titleTypes, typesSegment } from './typeNames';

const SECTION_ROWS = 2;

export interface TypesOwner {
  /** Unique, even if it shares a page. */
  path: string;
  title: string;
  id: string;
  detached: DetachedSchema[];
}

interface Fitting {
  sections: Array<{ item: DetachedSchema; data: object }>;
  repeated: Array<{ item: DetachedSchema; id: string }>;
}

type Addresses = Map<DetachedSchema['link'], string>;

export function withTypePages(page: ApiPage, owners: TypesOwner[], site: SiteContext): ApiPage[] {
  const addresses: Addresses = new Map();
  const pages = [page, ...owners.flatMap((owner) => layOutTypes(page, owner, addresses, site))];
  return addresses.size === 0 ? pages : pages.map((each) => completeLinks(each, addresses));
}

/** Copies a value with its links filled in; returns the same object if it has none. */
function completeLinks<T>(value: T, addresses: ReadonlyMap<object, string>): T {
  if (typeof value !== 'object' || value === null) return value;
  const href = addresses.get(value);
  if (href !== undefined) return { ...value, href };
  const entries = Object.entries(value).map(([key, part]) => [key, part, completeLinks(part, addresses)] as const);
  if (entries.every(([, part, complete]) => part === complete)) return value;
  if (Array.isArray(value)) return entries.map(([, , complete]) => complete) as T;
  return Object.fromEntries(entries.map(([key, , complete]) => [key, complete])) as T;
}

/**
 * A page holds the inner schemas of one body or result, divided by field if they are too many. Addresses thus describe
 * their content, and changes elsewhere do not move them.
 */
function layOutTypes(page: ApiPage, owner: TypesOwner, addresses: Addresses, site: SiteContext): ApiPage[] {
  const view = site.viewAt(page.path);
  const { links } = view;
  const pages: ApiPage[] = [];
  const segments = new UniqueNames();
  /** Addresses of schemas by direction; prevents endless recursion in schemas that contain themselves. */
  const placesOf: Record<DetachedSchema['direction'], Map<Schema, string>> = {
    request: new Map(),
    response: new Map(),
    both: new Map(),
  };
  // Operations have parts, such as body and result; anything else is one part.
  const isModel = page.kind === 'models' || page.kind === 'errors';
  const placeOf = ({ id }: DetachedSchema) => readTypePlace(id, owner.id, isModel);
  const titleOf = (id: string) => readTypePlace(id, owner.id, isModel).path || id;
  const partOf = { title: owner.title, href: links.page(page.path, owner.id) };

  for (const [part, items] of groupBy(owner.detached, (item) => placeOf(item).part)) {
    layOut(items, { part, path: '' });
  }
  return pages;

  function layOut(items: DetachedSchema[], place: TypePlace): void {
    const places = placesOf[items[0]?.direction ?? 'both'];
    const open = items.filter(({ link, schema }) => {
      const known = places.get(schema);
      if (known !== undefined) addresses.set(link, known);
      return known === undefined;
    });
    const [first, ...others] = open;
    if (!first) return;
    const whole = fitOnPage(open, places, addresses, view);
    if (whole) addPage(whole, place);
    else if (others.length > 0) for (const item of open) layOut([item], placeOf(item));
    else {
      const describer = new SchemaDescriber(view, PAGE_ROWS - MAX_FIELDS);
      const data = { id: first.id, schema: describer.describe(first.schema, first.id, first.direction) };
      addPage({ sections: [{ item: first, data }], repeated: [] }, placeOf(first));
      const { part, path } = placeOf(first);
      layOut(describer.detached, { part, path: path === '' ? '*' : `${path}.*` });
    }
  }

  function addPage({ sections, repeated }: Fitting, place: TypePlace): void {
    const path = `${owner.path}/${segments.take(typesSegment(place))}`;
    for (const { item } of sections) {
      const href = links.page(path, item.id);
      addresses.set(item.link, href);
      placesOf[item.direction].set(item.schema, href);
    }
    for (const { item, id } of repeated) addresses.set(item.link, links.page(path, id));
    pages.push({
      ...page,
      path,
      kind: 'types',
      title: titleTypes(owner.title, place, site.words),
      label: undefined,
      intro: undefined,
      introParts: undefined,
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

/** Describes inner schemas and everything inside them. Returns `undefined` if one page cannot hold it. */
function fitOnPage(
  items: DetachedSchema[],
  places: ReadonlyMap<Schema, string>,
  addresses: Addresses,
  view: ViewContext,
): Fitting | undefined {
  // The last schema may begin in the last row.
  const describer = new SchemaDescriber(view, PAGE_ROWS - MAX_FIELDS);
  const ids = new Map<Schema, string>();
  const fitting: Fitting = { sections: [], repeated: [] };
  const queue = [...items];
  for (let item = queue.shift(); item; item = queue.shift()) {
    const [elsewhere, here] = [places.get(item.schema), ids.get(item.schema)];
    if (elsewhere !== undefined) addresses.set(item.link, elsewhere);
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
