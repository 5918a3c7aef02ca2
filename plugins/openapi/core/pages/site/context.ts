import { lazily } from '../../../../shared/core/cache';
import { type History, traceHistory } from '../../changes/traceHistory';
import type { ApiModel } from '../../model/types';
import type { ViewContext } from '../../view/context';
import { labelVersions } from '../../view/versionLabels';
import type { PageWords } from '../../words/pageWords';
import { createLinks } from './links';
import type { BuildOptions } from './options';
import { planSite, type SitePlan } from './plan';

export interface SiteContext {
  model: ApiModel;
  plan: SitePlan;
  words: PageWords;
  docsBase: string;
  dateOf: BuildOptions['dateOf'];
  history(): History;
  viewAt(page: string): ViewContext;
}

/** `shown`: the part of the model whose history is asked for; default: all of it. */
export function createSiteContext(
  model: ApiModel,
  options: BuildOptions,
  shown: (plan: SitePlan) => ApiModel = () => model,
): SiteContext {
  const { languages, words, releases = [], docsBase = '', dateOf, operationNotes = [], locale = 'en' } = options;
  const plan = planSite(nameUngrouped(model, words), options);
  const linksAt = createLinks(model, plan, options);
  // Comparing the releases takes longer than planning; a site that is only planned does not need it.
  const history = lazily(() => traceHistory(releases, shown(plan)));
  const versions = lazily(() => labelVersions(history(), words.versions));
  return {
    model,
    plan,
    words,
    docsBase,
    dateOf,
    history,
    viewAt: (page) => ({
      model,
      links: linksAt(page),
      languages,
      comments: words.samples,
      notesOf: (operation) => operationNotes.flatMap((note) => note(operation, { model, locale }) ?? []),
      get versions() {
        return versions();
      },
    }),
  };
}

/** Titles the operations without a group "calls" or, beside other tags, "other calls". */
function nameUngrouped(model: ApiModel, words: PageWords): ApiModel {
  const title = model.tags.length === 1 ? words.calls : words.otherCalls;
  return { ...model, tags: model.tags.map((tag) => (tag.isUngrouped ? { ...tag, title } : tag)) };
}
