import { renderInlineMarkdown, renderMarkdown } from '../markdown';
import { anchor } from '../view/compact';
import type { SiteLinks } from '../view/links';
import type { BuildOptions } from './options';
import type { SitePlan } from './plan';

export function createLinks(plan: SitePlan, { editUrl }: BuildOptions): SiteLinks {
  const operations = new Map<string, string>();
  const titles = new Map<string, string>();
  for (const { id, operationId, title } of plan.tags.flatMap((tag) => tag.operations)) {
    const href = `/${plan.operationPages.get(id) ?? ''}#${id}`;
    for (const name of [id, operationId ?? id]) {
      operations.set(name, href);
      titles.set(name, title);
    }
  }
  return {
    entity: (ref) => {
      const place = plan.entityPlaces.get(ref);
      return place && `/${place.path}#${place.anchor}`;
    },
    error: (code) => (plan.errors === undefined ? undefined : `/${plan.errors}#${code}`),
    operation: (idOrName) => operations.get(idOrName),
    operationTitle: (idOrName) => titles.get(idOrName),
    securityScheme: (key) => `/${plan.overview}#auth-${anchor(key)}`,
    edit: (source) => editUrl?.(source),
    markdown: renderMarkdown,
    inlineMarkdown: renderInlineMarkdown,
  };
}
