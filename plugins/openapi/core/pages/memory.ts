import type { ApiModel } from '../model/types';
import { commonFailures } from '../view/commonFailures';
import type { SitePlan, TagPlan } from './plan';
import type { ApiPage } from './types';

/** A reference into an operation, from another one or from the components: then a page is made of other pages' parts. */
const INTO_OPERATIONS = /"#\/(?:paths|webhooks)\//;

interface Known {
  own: string;
  pages: ApiPage[];
}

/**
 * Remembers the pages of tags from one run to the next, for a dev server: what has not changed is not described again.
 * A page is made of its operations, of all that the document says beside operations, and of what all operations are
 * called and where they stand.
 */
export class PageMemory {
  #shared = '';
  #isSafe = false;
  readonly #pages = new Map<string, Known>();
  readonly #seen = new Map<string, { text: string; page: ApiPage }>();

  /** Begins a run: where something has changed that every page may show, all is forgotten. */
  begin(model: ApiModel, { operationPages }: SitePlan): void {
    const { document, operations, webhooks } = model;
    const beside = { ...document, paths: undefined, webhooks: undefined };
    const listed = [...operations, ...webhooks].map(
      ({ id, operationId, title, method, path, tags, caller, deprecated }) => {
        return [operationPages.get(id), id, operationId, title, method, path, tags, caller, deprecated];
      },
    );
    const shared = JSON.stringify([beside, listed, [...commonFailures(model)]]);
    if (shared === this.#shared) return;
    this.#pages.clear();
    this.#shared = shared;
    this.#isSafe = !INTO_OPERATIONS.test(shared);
  }

  /** The pages of a tag: those of an earlier run, or those that `make` makes. */
  recall({ tag, path, operations }: TagPlan, make: () => Iterable<ApiPage>): ApiPage[] {
    const own = JSON.stringify([tag, operations]);
    const known = this.#pages.get(path);
    if (known?.own === own) return known.pages;
    const pages = [...make()];
    if (this.#isSafe && !INTO_OPERATIONS.test(own)) this.#pages.set(path, { own, pages });
    else this.#pages.delete(path);
    return pages;
  }

  /** A page that has been described again: the object of an earlier run, where it says the same. */
  recognise(page: ApiPage): ApiPage {
    const text = JSON.stringify(page);
    const seen = this.#seen.get(page.path);
    if (seen?.text === text) return seen.page;
    this.#seen.set(page.path, { text, page });
    return page;
  }
}
