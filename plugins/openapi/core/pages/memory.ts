import type { History } from '../changes/traceHistory';
import type { ApiModel } from '../model/types';
import { findUses } from '../model/uses';
import { commonFailures } from '../view/messages/commonFailures';
import type { SiteContext } from './site/context';
import type { SitePlan, TagPlan } from './site/plan';
import type { ApiPage } from './site/types';

/** A reference into an operation: the page then depends on parts of other pages. */
const INTO_OPERATIONS = /"#\/(?:paths|webhooks)\//;

interface Known {
  own: string;
  pages: ApiPage[];
}

/**
 * A page of a tag depends on its operations, on the document apart from operations, and on the names and places of all
 * operations. The cache lives between runs of a dev server.
 */
export class PageMemory {
  #shared = '';
  #isSafe = false;
  #models: Known | undefined;
  readonly #pages = new Map<string, Known>();
  readonly #seen = new Map<string, { text: string; page: ApiPage }>();

  /** `notes`: those of each operation. */
  begin(model: ApiModel, { operationPages }: SitePlan, { key }: Pick<History, 'key'>, notes: readonly unknown[]): void {
    const { document, operations, webhooks } = model;
    const beside = { ...document, paths: undefined, webhooks: undefined };
    const listed = [...operations, ...webhooks].map(
      ({ id, operationId, title, method, path, tags, caller, deprecated }) => {
        return [operationPages.get(id), id, operationId, title, method, path, tags, caller, deprecated];
      },
    );
    const shared = JSON.stringify([beside, listed, [...commonFailures(model)], key, notes]);
    if (shared === this.#shared) return;
    this.#pages.clear();
    this.#models = undefined;
    this.#shared = shared;
    this.#isSafe = !INTO_OPERATIONS.test(shared);
  }

  recall({ tag, path, operations }: TagPlan, make: () => Iterable<ApiPage>): ApiPage[] {
    const own = JSON.stringify([tag, operations]);
    const known = this.#pages.get(path);
    if (known?.own === own) return known.pages;
    const pages = [...make()];
    if (this.#isSafe && !INTO_OPERATIONS.test(own)) this.#pages.set(path, { own, pages });
    else this.#pages.delete(path);
    return pages;
  }

  /** Pages of models depend on what lists them, and on the names and places of the calls that use them. */
  recallModels({ model }: Pick<SiteContext, 'model'>, make: () => Iterable<ApiPage>): ApiPage[] {
    const users = Array.from(findUses(model).byOperation, ([ref, calls]) => [ref, calls.map(({ id }) => id)]);
    const own = JSON.stringify([users, model.entities.map(({ source }) => source), model.source]);
    if (this.#models?.own === own) return this.#models.pages;
    const pages = [...make()].map((page) => this.recognise(page));
    this.#models = this.#isSafe ? { own, pages } : undefined;
    return pages;
  }

  /** Returns the object of an earlier run if the page has not changed. */
  recognise(page: ApiPage): ApiPage {
    const text = JSON.stringify(page);
    const seen = this.#seen.get(page.path);
    if (seen?.text === text) return seen.page;
    this.#seen.set(page.path, { text, page });
    return page;
  }
}
