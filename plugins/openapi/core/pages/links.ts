import { renderInlineMarkdown, renderMarkdown } from '../markdown';
import type { Operation } from '../model/types';
import { failureAnchor } from '../view/commonFailures';
import { anchor } from '../view/compact';
import { createExtensionFilter } from '../view/extensions';
import type { SiteLinks } from '../view/links';
import { resolveLinks } from './descriptionLinks';
import type { BuildOptions } from './options';
import type { SitePlan } from './plan';

/** Gives what a page at an address needs to know of the site. */
export function createLinks(
  plan: SitePlan,
  { editUrl, linkTo, showExtensions }: BuildOptions,
): (page: string) => SiteLinks {
  const operations = new Map<string, string>();
  const titles = new Map<string, string>();
  const add = (name: string, { id, title }: Operation) => {
    operations.set(name, `/${plan.operationPages.get(id) ?? ''}#${id}`);
    titles.set(name, title);
  };
  const planned = plan.tags.flatMap((tag) => tag.operations);
  for (const operation of planned) add(operation.id, operation);
  // Where several operations share a name, it means the first; an id is never taken from its owner.
  for (const operation of planned) {
    if (operation.operationId && !operations.has(operation.operationId)) add(operation.operationId, operation);
  }
  const shared: Omit<SiteLinks, 'markdown' | 'inlineMarkdown'> = {
    entity: (ref) => {
      const place = plan.entityPlaces.get(ref);
      return place && `/${place.path}#${place.anchor}`;
    },
    error: (code) => (plan.errors === undefined ? undefined : `/${plan.errors}#${code}`),
    failure: (status) => (plan.errors === undefined ? undefined : `/${plan.errors}#${failureAnchor(status)}`),
    operation: (idOrName) => operations.get(idOrName),
    operationTitle: (idOrName) => titles.get(idOrName),
    securityScheme: (key) => `/${plan.overview}#auth-${anchor(key)}`,
    edit: (source) => editUrl?.(source),
    showsExtension: createExtensionFilter(showExtensions),
  };
  return (page) => ({
    ...shared,
    markdown: (text) => resolveLinks(renderMarkdown(text), text, page, linkTo),
    inlineMarkdown: (text) => resolveLinks(renderInlineMarkdown(text), text, page, linkTo),
  });
}
