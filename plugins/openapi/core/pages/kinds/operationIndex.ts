import { compactObject } from '../../view/compact';
import type { OperationIndexPage } from '../../view/types';
import type { SitePlan, TagPlan } from '../site/plan';

/** Larger documents show only counts: a browser must be able to render the index. */
const MAX_LISTED = 300;

export function buildOperationIndex(plan: SitePlan, tags: TagPlan[] = plan.tags): OperationIndexPage[] {
  return tags.map(({ tag, path, operations }) => ({
    path,
    title: tag.title,
    href: plan.hrefOf(path),
    operations: operations.map(({ id, title, method, path: route, caller, deprecated }) =>
      compactObject({
        title,
        method,
        path: route,
        caller,
        href: plan.hrefOf(plan.operationPages.get(id) ?? path, id),
        deprecated: deprecated ? (true as const) : undefined,
      }),
    ),
  }));
}

export function buildShortIndex(plan: SitePlan): OperationIndexPage[] {
  const index = buildOperationIndex(plan);
  const total = index.reduce((sum, { operations }) => sum + operations.length, 0);
  return total <= MAX_LISTED
    ? index
    : index.map((page) => ({ ...page, count: page.operations.length, operations: [] }));
}
