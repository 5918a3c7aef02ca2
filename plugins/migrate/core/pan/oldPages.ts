import kebabCase from 'lodash/kebabCase';
import { isObject, type JsonObject, list } from '../../../shared/core/json';
import { joinPath } from '../../../shared/siteLink';
import { listOperations, listSchemas, listTexts, listWebhooks } from '../listOperations';
import type { OldPlace, OldTarget } from '../types';

/** Options of `docusaurus-plugin-openapi-docs` that decide which pages it makes. */
export interface PageOptions {
  showInfoPage?: boolean;
  showSchemas?: boolean;
  schemasOnly?: boolean;
  sidebarOptions?: { categoryLinkSource?: string };
}

/** A page that `gen-api-docs` writes. `at`: its address below the output folder. */
export interface OldPage extends OldPlace {
  file: string;
  title: string;
}

/**
 * Lists the pages that `docusaurus-plugin-openapi-docs` 4 and 5 make of a document, with ids as they make them. Of pages with
 * one file name, the first is written.
 */
export function listOldPages(root: JsonObject, options: PageOptions): OldPage[] {
  const { showInfoPage, schemasOnly, sidebarOptions } = options;
  const operations = operationsOf(root);
  const pages = new Map<string, OldPage>();
  const add = (id: string, kind: string, title: unknown, target: OldTarget, folder = '') => {
    const file = `${folder}${id}.${kind}.mdx`;
    if (id !== '' && !pages.has(file)) pages.set(file, { at: folder + id, file, title: String(title), target });
  };
  if (!schemasOnly) {
    const { title } = isObject(root.info) ? root.info : {};
    if (showInfoPage !== false) add(titleId(title), 'info', title, { kind: 'overview' });
    for (const { id, summary, operationId, method, path } of operations) {
      add(id, 'api', summary ?? operationId ?? path, { kind: 'operation', method, path });
    }
  }
  for (const [name, { title, 'x-tags': tags }] of listSchemas(root)) {
    if (!schemasOnly && !options.showSchemas && !tags) continue;
    add(titleId(title || name), 'schema', title || name, { kind: 'schema', name }, 'schemas/');
  }
  if (!schemasOnly && sidebarOptions?.categoryLinkSource === 'tag') {
    const used = new Set(operations.flatMap(({ tags }) => tags));
    for (const { name } of list(root.tags).filter(isObject)) {
      if (typeof name === 'string' && used.has(name)) add(kebabCase(name), 'tag', name, { kind: 'tag', name });
    }
  }
  return [...pages.values()];
}

/** Lists the pages of categories below the docs, which `categoryLinkSource: 'auto'` makes. `base`: the output folder there. */
export function listOldCategories(root: JsonObject, base: string, label: unknown): OldPlace[] {
  const ofSchemas = listSchemas(root).flatMap(([, schema]) => listTexts(schema['x-tags']));
  const names = new Set([...operationsOf(root).flatMap(({ tags }) => tags), ...ofSchemas]);
  return Array.from(names, (name) => ({
    at: joinPath('category', base, typeof label === 'string' ? kebabCase(label) : '', kebabCase(name)),
    target: { kind: 'tag', name },
  }));
}

function operationsOf(root: JsonObject) {
  return [
    ...listOperations(root).map((each) => ({ ...each, id: kebabCase(each.operationId ?? each.summary) })),
    ...listWebhooks(root).map((each) => ({ ...each, id: kebabCase(each.operationId ?? each.summary ?? each.path) })),
  ];
}

/** Only the first space becomes a hyphen before, as there. */
function titleId(title: unknown): string {
  return typeof title === 'string' ? kebabCase(title.replace(' ', '-').toLowerCase()) : '';
}
