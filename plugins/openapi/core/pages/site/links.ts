import { createFindings } from '../../../../schema/core/describe/walk';
import { renderInlineMarkdown, renderMarkdown, renderSections } from '../../../../shared/core/description';
import type { Html } from '../../../../shared/core/description/html';
import { SECURITY_LINK } from '../../../../shared/core/description/linkRedocTags';
import { anchor } from '../../../../shared/core/slug';
import type { ApiModel } from '../../model/types';
import type { SiteLinks } from '../../view/context';
import { createExtensionFilter } from '../../view/extensions';
import { failureAnchor } from '../../view/messages/commonFailures';
import { type DescriptionLink, resolveLinks } from './descriptionLinks';
import { createDocumentLinks } from './documentLinks';
import type { BuildOptions } from './options';
import type { SitePlan } from './plan';
import { baseOf, isRelative } from './relativeLinks';

export function createLinks(
  model: ApiModel,
  plan: SitePlan,
  { docsUrl, editUrl, images, linkTo, showExtensions, words }: BuildOptions,
): (page: string) => SiteLinks {
  const base = baseOf(model, docsUrl);
  const outside = (href: string) => (base !== undefined && isRelative(href) ? new URL(href, base).href : undefined);
  const planned = plan.tags.flatMap((tag) => tag.operations);
  const operations = new Map(planned.map((operation) => [operation.id, operation]));
  // A shared operationId means the first operation, and never overrides another operation's id.
  for (const operation of planned) {
    const { operationId } = operation;
    if (operationId && !operations.has(operationId)) operations.set(operationId, operation);
  }
  const documentLink = createDocumentLinks(model, plan, words);
  const shared: Omit<SiteLinks, 'markdown' | 'inlineMarkdown' | 'sections'> = {
    page: plan.hrefOf,
    entity: (ref) => {
      const place = plan.entityPlaces.get(ref);
      return place && plan.hrefOf(place.path, place.anchor);
    },
    error: (code) => (plan.errors === undefined ? undefined : plan.hrefOf(plan.errors, String(code))),
    failure: (status) => (plan.errors === undefined ? undefined : plan.hrefOf(plan.errors, failureAnchor(status))),
    operation(idOrName) {
      const operation = operations.get(idOrName);
      return operation && plan.hrefOf(plan.operationPages.get(operation.id) ?? '', operation.id);
    },
    operationTitle: (idOrName) => operations.get(idOrName)?.title,
    securityScheme: (key) => plan.hrefOf(plan.overview, `auth-${anchor(key)}`),
    docs(url) {
      if (url.startsWith('#')) return documentLink(url);
      return isRelative(url) ? outside(url) : url;
    },
    image: (url) => images?.get(url),
    edit: (source, shown) => editUrl?.(source, shown),
    showsExtension: createExtensionFilter(showExtensions),
    shared: createFindings(),
  };
  // `linkTo` resolves and checks every link that is not specific to the document.
  const resolve = (link: DescriptionLink): string | undefined => {
    const inside = documentLink(link.href);
    if (inside !== undefined) return inside;
    if (docsUrl === undefined || !isRelative(link.href)) return linkTo?.(link) ?? link.href;
    const href = outside(link.href);
    const led = { ...link, written: link.href, ...(href === undefined ? { leadsNowhere: true as const } : { href }) };
    const address = linkTo?.(led) ?? href;
    return href === undefined ? undefined : address;
  };
  const securityLink = model.securitySchemes.length > 0 ? SECURITY_LINK.replace('><', `>${words.authentication}<`) : '';
  const finish = (html: Html, text: string, page: string) =>
    resolveLinks(html.replaceAll(SECURITY_LINK, securityLink), text, page, resolve);
  return (page) => ({
    ...shared,
    markdown: (text) => finish(renderMarkdown(text, images), text, page),
    inlineMarkdown: (text) => finish(renderInlineMarkdown(text, images), text, page),
    sections(text) {
      const { html, sections } = renderSections(text, images);
      return {
        html: finish(html, text, page),
        sections: sections.map((section) => ({ ...section, html: finish(section.html, text, page) })),
      };
    },
  });
}
