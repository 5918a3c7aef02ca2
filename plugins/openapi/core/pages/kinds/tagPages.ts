import { describeDocs } from '../../../../schema/core/describe/describeDocs';
import { escapeText } from '../../../../shared/core/description/escapeText';
import { firstSentence } from '../../../../shared/core/description/firstSentence';
import type { Operation, Tag } from '../../model/types';
import type { SiteLinks } from '../../view/context';
import { describeOperation } from '../../view/operation/describeOperation';
import type { OperationView } from '../../view/types';
import type { SiteContext } from '../site/context';
import type { SitePlan, TagPlan } from '../site/plan';
import type { ApiPage, PageSection } from '../site/types';
import { operationParts, type TextPart, tagPageIds, tagParts } from '../text/textParts';
import { buildOperationIndex } from './operationIndex';
import { tagGroup } from './referenceMeta';
import { type TypesOwner, withTypePages } from './typePages';

export function* tagPages(plan: TagPlan, site: SiteContext): Generator<ApiPage> {
  const { plan: sitePlan, words } = site;
  const { tag, path, operations, split } = plan;
  const parent = sitePlan.tags.find((other) => other.tag.name === tag.parent);
  const below = sitePlan.tags.filter((other) => other.tag.parent === tag.name);
  const context = site.viewAt(path);
  const { links } = context;
  const ids = tagPageIds(split ? [] : operations);
  const text = links.sections(tag.description ?? '');
  const introParts = tagParts(text.sections, ids);
  const page: ApiPage = {
    path,
    kind: 'tag',
    title: tag.title,
    description: firstSentence(tag.description),
    intro: intro(tag, text.html, links),
    ...(introParts.length > 0 ? { introParts } : {}),
    ...(tag.assumed ? { assumed: tag.assumed.map(links.inlineMarkdown) } : {}),
    ...(tag.keywords ? { keywords: tag.keywords } : {}),
    meta: {
      order: sitePlan.tags.indexOf(plan) + 1,
      ...tag.page,
      ...tagGroup(plan, sitePlan, words),
    },
    ...(parent ? { parent: parent.path } : {}),
    sections: below.length > 0 ? [listSection(tag, sitePlan, below)] : [],
    source: tag.source,
    origin: `${tag.source.file}, tag ${tag.name}`,
  };
  if (split) {
    yield { ...page, sections: [listSection(tag, sitePlan, [plan, ...below])] };
    for (const operation of operations) yield* operationPages(operation, plan, site);
    return;
  }
  const owners: TypesOwner[] = [];
  const shown = new Set<string>();
  for (const operation of operations) {
    const { view, describer, texts } = describeOperation(operation, context, shown);
    const section = operationSection(view, operationParts(operation, texts, 3, ids));
    page.sections.push({ ...section, ...sidebarCall(operation) });
    const { id, title } = operation;
    owners.push({ path: `${path}/${id}`, title, id, detached: describer.detached });
  }
  yield* withTypePages(page, owners, site);
}

function intro({ externalDocs }: Tag, html: string, links: SiteLinks): string | undefined {
  const { href, text = '' } = describeDocs(externalDocs, links) ?? {};
  const shown = escapeText(text);
  const docs = href === undefined ? shown : `<a href="${escapeText(href).replaceAll('"', '&#x22;')}">${shown}</a>`;
  return `${html}${docs && `<p>${docs}</p>`}` || undefined;
}

function operationSection(view: OperationView, parts: TextPart[]): PageSection {
  const { id, title } = view;
  return { id, title, component: 'ApiOperation', data: view, ...(parts.length > 0 ? { parts } : {}) };
}

function sidebarCall({ kind, method, deprecated }: Operation): Pick<PageSection, 'method' | 'deprecated'> {
  return { method: kind === 'webhook' ? 'hook' : method, ...(deprecated ? { deprecated } : {}) };
}

function listSection({ title }: Tag, sitePlan: SitePlan, tags: TagPlan[]): PageSection {
  const data = { groups: buildOperationIndex(sitePlan, tags) };
  return { id: 'operations', title, bare: true, component: 'OperationList', data };
}

function* operationPages(
  operation: Operation,
  { tag, path, operations }: TagPlan,
  site: SiteContext,
): Generator<ApiPage> {
  const own = site.plan.operationPages.get(operation.id) ?? `${path}/${operation.id}`;
  const { view, describer, texts } = describeOperation(operation, site.viewAt(own));
  const isShared = site.plan.sharedTitles.has(operation.title.toLowerCase());
  const page: ApiPage = {
    path: own,
    kind: 'operation',
    // Whose it is, where others are called the same.
    ...(isShared ? { title: `${operation.title} · ${tag.title}`, label: operation.title } : { title: operation.title }),
    description: firstSentence(operation.description) ?? `${operation.method} ${operation.path}`,
    ...(operation.keywords ? { keywords: operation.keywords } : {}),
    meta: { order: operations.indexOf(operation) + 1, ...(tag.page.nav ? { nav: tag.page.nav } : {}) },
    parent: path,
    ...sidebarCall(operation),
    sections: [{ ...operationSection(view, operationParts(operation, texts, 2)), bare: true }],
    source: operation.source,
    origin: `${operation.source.file}:${operation.source.line}`,
  };
  yield* withTypePages(page, [{ ...page, id: operation.id, detached: describer.detached }], site);
}
