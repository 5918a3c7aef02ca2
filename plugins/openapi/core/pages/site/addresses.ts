import { lazily } from '../../../../shared/core/cache';
import type { ApiModel } from '../../model/types';
import type { PageWords } from '../../words/pageWords';
import { createDocumentLinks } from './documentLinks';
import { type PlanOptions, plannedPaths, planSite } from './plan';

/** Addresses below the root of the site; `undefined` for what has no place of its own. */
export interface SiteAddresses {
  overview: string;
  /** All pages. */
  pages: ReadonlySet<string>;
  /** `path`: that of the document, or the name of a webhook. */
  operation(method: string, path: string): string | undefined;
  tag(name: string): string | undefined;
  /** A data model, by its name in the document. */
  schema(name: string): string | undefined;
  /** A heading of a description, by its hash: `section/Rate%20limits`. */
  heading(hash: string): string | undefined;
}

/** Where a site shows the parts of a document. */
export function listAddresses(
  model: ApiModel,
  options: PlanOptions,
  words: Pick<PageWords, 'authentication' | 'servers'>,
): SiteAddresses {
  const plan = planSite(model, options);
  const linkTo = lazily(() => createDocumentLinks(model, plan, words));
  const operations = new Map<string, string>();
  for (const { operations: listed, split } of plan.tags) {
    for (const { id, method, path } of listed) {
      const page = plan.operationPages.get(id);
      if (page !== undefined) operations.set(keyOf(method, path), plan.hrefOf(page, split ? undefined : id));
    }
  }
  return {
    overview: plan.hrefOf(plan.overview),
    pages: new Set(Array.from(plannedPaths(plan), (path) => plan.hrefOf(path))),
    operation: (method, path) => operations.get(keyOf(method, path)),
    tag(name) {
      const found = plan.tags.find(({ tag }) => tag.name === name);
      return found && plan.hrefOf(found.path);
    },
    schema(name) {
      const entity = model.entities.find((each) => each.ref === `#/components/schemas/${name}` || each.name === name);
      const place = entity && plan.entityPlaces.get(entity.ref);
      return place && plan.hrefOf(place.path, place.anchor);
    },
    heading: (hash) => linkTo()(`#${hash}`),
  };
}

function keyOf(method: string, path: string): string {
  return `${method.toLowerCase()} ${path}`;
}
