import type { ApiModel } from '../model/types';
import type { SiteLinks } from '../view/links';
import { describeOverview } from '../view/overview';
import { firstSentence } from './firstSentence';
import { buildShortIndex } from './operationIndex';
import type { PageWords } from './options';
import type { SitePlan } from './plan';
import { referenceMeta } from './referenceMeta';
import type { ApiPage, PageSection } from './types';

export function overviewPage(model: ApiModel, plan: SitePlan, links: SiteLinks, words: PageWords): ApiPage {
  return {
    path: plan.overview,
    kind: 'overview',
    title: model.title,
    label: words.overview,
    description: firstSentence(model.summary ?? model.description),
    lede: model.summary && links.inlineMarkdown(model.summary),
    meta: referenceMeta(plan, words, 0),
    sections: [
      {
        id: 'overview',
        title: model.title,
        bare: true,
        component: 'ApiOverview',
        data: describeOverview(model, links),
      },
      ...callsSection(plan, words),
    ],
    source: model.source,
    origin: model.source.file,
  };
}

function callsSection(plan: SitePlan, words: PageWords): PageSection[] {
  const groups = buildShortIndex(plan).filter(({ operations, count }) => operations.length > 0 || (count ?? 0) > 0);
  return groups.length === 0 ? [] : [{ id: 'calls', title: words.calls, component: 'OperationList', data: { groups } }];
}
