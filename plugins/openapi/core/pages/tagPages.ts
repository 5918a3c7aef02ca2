import type { ApiModel, Operation } from '../model/types';
import type { SiteLinks } from '../view/links';
import { describeOperation, type OperationSite } from '../view/operation';
import type { DetachedSchema } from '../view/schemas';
import { firstSentence } from './firstSentence';
import { buildOperationIndex } from './operationIndex';
import type { BuildOptions } from './options';
import type { SitePlan, TagPlan } from './plan';
import { layOutTypes } from './typePages';
import type { ApiPage } from './types';

/** The page of a tag; where its operations have pages of their own, those too. */
export function* tagPages(
  plan: TagPlan,
  sitePlan: SitePlan,
  model: ApiModel,
  links: SiteLinks,
  options: BuildOptions,
): Generator<ApiPage> {
  const { tag, path, operations, split } = plan;
  const site = { model, links, languages: options.languages };
  const page: ApiPage = {
    path,
    kind: 'tag',
    title: tag.title,
    description: firstSentence(tag.description),
    lede: tag.description && links.markdown(tag.description),
    meta: {
      order: sitePlan.tags.indexOf(plan) + 1,
      ...tag.page,
      ...(tag.group && !tag.page.group ? { group: { title: tag.group } } : {}),
    },
    sections: [],
    source: tag.source,
    origin: `${tag.source.file}, tag ${tag.name}`,
  };
  if (split) {
    yield {
      ...page,
      sections: [
        {
          id: 'operations',
          title: tag.title,
          bare: true,
          component: 'OperationList',
          data: { groups: buildOperationIndex(sitePlan, [plan]) },
        },
      ],
    };
    for (const operation of operations) yield* operationPages(operation, plan, site, options);
    return;
  }
  const detached: DetachedSchema[] = [];
  for (const operation of operations) {
    const { view, describer } = describeOperation(operation, site);
    page.sections.push({ id: operation.id, title: operation.title, component: 'ApiOperation', data: view });
    detached.push(...describer.detached);
  }
  const types = layOutTypes(page, detached, model, links, options.words);
  yield page;
  yield* types;
}

function* operationPages(
  operation: Operation,
  { tag, path, operations }: TagPlan,
  site: OperationSite,
  { words }: BuildOptions,
): Generator<ApiPage> {
  const { view, describer } = describeOperation(operation, site);
  const own = site.links.operation(operation.id)?.slice(1).split('#')[0] ?? `${path}/${operation.id}`;
  const page: ApiPage = {
    path: own,
    kind: 'operation',
    title: operation.title,
    description: firstSentence(operation.description) ?? `${operation.method} ${operation.path}`,
    meta: { order: operations.indexOf(operation) + 1, ...(tag.page.nav ? { nav: tag.page.nav } : {}) },
    parent: path,
    method: operation.method,
    ...(operation.deprecated ? { deprecated: true as const } : {}),
    sections: [{ id: operation.id, title: operation.title, bare: true, component: 'ApiOperation', data: view }],
    source: operation.source,
    origin: `${operation.source.file}:${operation.source.line}`,
  };
  const types = layOutTypes(page, describer.detached, site.model, site.links, words);
  yield page;
  yield* types;
}
