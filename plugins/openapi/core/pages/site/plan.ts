import { countRows, countWhole } from '../../../../schema/core/describe/count';
import { groupBy } from '../../../../shared/core/groupBy';
import { slugify, UniqueNames } from '../../../../shared/core/slug';
import { joinPath } from '../../../../shared/siteLink';
import type { ApiModel, Entity, MediaType, Operation, Tag } from '../../model/types';
import { groupModels } from '../../naming/groupModels';
import { ENTITY_ROWS } from '../../view/entity';
import { commonFailures } from '../../view/messages/commonFailures';
import { OPERATION_ROWS, RESULT_ROWS } from '../../view/operation/describeOperation';
import type { BuildOptions } from './options';

/** About ten DOM nodes per row: a full page has at most three times the 2,500 nodes of an operation's page. */
export const PAGE_ROWS = 700;
/** Rows of an operation besides its fields: heading, badges, samples, example, errors. */
const OPERATION_BASE = 30;
const ENTITY_BASE = 8;

const RESERVED_ROUTES = ['404', 'search'];

export interface TagPlan {
  tag: Tag;
  path: string;
  operations: Operation[];
  /** Operations have their own pages; the page of the tag lists them. */
  split: boolean;
}

export interface ModelPlan {
  path: string;
  /** Absent for the page of all models, the index, and the group of the rest. */
  title?: string;
  entities: Entity[];
}

/** All pages and addresses, planned before anything is described. */
export interface SitePlan {
  overview: string;
  tags: TagPlan[];
  /** Empty without entities. With several pages, the first is the index. */
  models: ModelPlan[];
  errors?: string;
  changelog?: string;
  operationPages: Map<string, string>;
  /** Titles that several operations with pages of their own have, in lower case. */
  sharedTitles: Set<string>;
  /** Page path and anchor by reference. */
  entityPlaces: Map<string, { path: string; anchor: string }>;
  hrefOf(path: string, anchor?: string): string;
}

/** Returns all paths except those of inner types, which are known only after the descriptions. */
export function plannedPaths({ overview, tags, models, errors, changelog, operationPages }: SitePlan): Set<string> {
  const paths = [...tags, ...models].map(({ path }) => path);
  return new Set([
    overview,
    ...paths,
    ...operationPages.values(),
    ...[errors, changelog].filter((path) => path !== undefined),
  ]);
}

export type PlanOptions = Pick<BuildOptions, 'pages' | 'routeBase' | 'docsBase' | 'releases'>;

export function planSite(model: ApiModel, { pages, routeBase, docsBase = '', releases = [] }: PlanOptions): SitePlan {
  const at = (...parts: string[]) => joinPath(routeBase, ...parts);
  const declared = model.tags.flatMap(({ page }) => (page.path === undefined ? [] : [page.path]));
  // The file `index` is the page of its folder.
  const reserved = [at('index'), ...(routeBase === '' ? RESERVED_ROUTES : [])];
  const paths = new UniqueNames([...reserved, ...declared]);
  const modelPath = model.entities.length > 0 ? paths.take(at('model')) : undefined;
  const hasErrors = model.errors.length > 0 || commonFailures(model).size > 0;
  const errorsPath = hasErrors ? paths.take(at('errors')) : undefined;
  const changelog = releases.length > 0 ? paths.take(at('changelog')) : undefined;
  const others = new Set([...reserved, modelPath, errorsPath, changelog]);
  const operationPages = new Map<string, string>();

  const tags = model.tags.map((tag): TagPlan => {
    const operations = [...model.operations, ...model.webhooks].filter(({ tags: [first] }) => first === tag.name);
    const path = tag.page.path ?? paths.take(tagPath(at(slugify(tag.name)), others));
    const split = operations.length > 0 && (pages === 'operation' || !fitsOnOnePage(operations, model));
    for (const operation of operations) {
      operationPages.set(operation.id, split ? paths.take(`${path}/${operation.id}`) : path);
    }
    return { tag, path, operations, split };
  });

  const models = modelPath === undefined ? [] : planModels(model, modelPath);
  const anchors = new UniqueNames();
  const entityPlaces = new Map<string, { path: string; anchor: string }>();
  for (const { path, entities } of models) {
    for (const entity of entities) {
      entityPlaces.set(entity.ref, { path, anchor: anchors.take(entity.name.replace(/[^\p{L}\p{N}._-]+/gu, '-')) });
    }
  }
  return {
    overview: routeBase,
    tags,
    models,
    errors: errorsPath,
    changelog,
    operationPages,
    sharedTitles: findSharedTitles(tags),
    entityPlaces,
    hrefOf: (path, anchor) => `/${joinPath(docsBase, path)}${anchor === undefined ? '' : `#${anchor}`}`,
  };
}

function findSharedTitles(tags: TagPlan[]): Set<string> {
  const apart = tags.flatMap(({ split, operations }) => (split ? operations : []));
  const byTitle = groupBy(apart, ({ title }) => title.toLowerCase());
  return new Set([...byTitle].flatMap(([title, { length }]) => (length > 1 ? [title] : [])));
}

/** A tag named like another kind of page gets a suffix: `errors-calls`. */
function tagPath(path: string, others: Set<string | undefined>): string {
  return others.has(path) ? `${path}-calls` : path;
}

function planModels(model: ApiModel, path: string): ModelPlan[] {
  const things = model.entities.map((entity) => ({
    item: entity,
    name: entity.name,
    weight: ENTITY_BASE + Math.min(ENTITY_ROWS, countRows(entity.schema, model)),
  }));
  const total = things.reduce((sum, { weight }) => sum + weight, 0);
  if (total <= PAGE_ROWS) return [{ path, entities: model.entities }];
  const slugs = new UniqueNames();
  const pages = groupModels(things, PAGE_ROWS).map(({ slug, title, items }) => {
    return { path: `${path}/${slugs.take(slugify(slug))}`, title, entities: items };
  });
  return [{ path, entities: [] }, ...pages];
}

function fitsOnOnePage(operations: Operation[], model: ApiModel): boolean {
  return operations.reduce((sum, operation) => sum + operationRows(operation, model), 0) <= PAGE_ROWS;
}

function operationRows({ parameters, body, responses }: Operation, model: ApiModel): number {
  const rowsIn = (contents: MediaType[]) =>
    contents.reduce((sum, { schema, wrapped }) => {
      return sum + (schema === undefined ? 0 : countWhole(wrapped?.schema ?? schema, model));
    }, 0);
  const request = Math.min(OPERATION_ROWS, parameters.length + rowsIn(body?.contents ?? []));
  const result = responses.length + rowsIn(responses.flatMap(({ contents }) => contents));
  return OPERATION_BASE + request + Math.min(Math.max(OPERATION_ROWS - request, RESULT_ROWS), result);
}
