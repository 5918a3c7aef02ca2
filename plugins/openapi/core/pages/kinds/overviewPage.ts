import { firstSentence } from '../../../../shared/core/description/firstSentence';
import type { ApiModel } from '../../model/types';
import { compactObject } from '../../view/compact';
import type { SiteLinks } from '../../view/context';
import { describeOverview, describeServer } from '../../view/overview';
import { describeSecurityScheme } from '../../view/security';
import type { OverviewView } from '../../view/types';
import type { PageWords } from '../../words/pageWords';
import type { SiteContext } from '../site/context';
import type { SitePlan } from '../site/plan';
import type { ApiPage, PageSection } from '../site/types';
import { writeErrorTable } from '../text/errorTable';
import { divideParts, overviewParts, type TextPart } from '../text/textParts';
import { buildShortIndex } from './operationIndex';
import { referenceMeta } from './referenceMeta';

export function overviewPage({ model, plan, words, viewAt }: SiteContext): ApiPage {
  const view = viewAt(plan.overview);
  const { links } = view;
  const { html, sections } = links.sections(model.description ?? '');
  const parts = divideParts(overviewParts(model, sections, words));
  return {
    path: plan.overview,
    kind: 'overview',
    title: model.title,
    label: words.overview,
    description: firstSentence(model.summary ?? model.description),
    intro: model.summary && links.inlineMarkdown(model.summary),
    meta: referenceMeta(plan, words, 'overview'),
    sections: [
      {
        id: 'overview',
        title: model.title,
        bare: true,
        component: 'ApiOverview',
        data: compactObject({
          ...describeOverview(view),
          html,
          noCalls: noCalls(model, plan),
          folder: plan.hrefOf(plan.overview),
        }),
        ...(parts.description.length > 0 ? { parts: parts.description } : {}),
      },
      ...serverSections(model, links, words).map((section) => withText(section, parts.servers)),
      ...securitySections(model, links, words).map((section) => withText(section, parts.authentication)),
      ...errorSections(model, links, words),
      ...callsSection(model, plan, words),
    ],
    source: model.source,
    origin: model.source.file,
  };
}

function noCalls({ operations }: ApiModel, { models: [page], hrefOf }: SitePlan): OverviewView['noCalls'] {
  if (operations.length > 0) return undefined;
  return page ? { modelsHref: hrefOf(page.path) } : {};
}

function withText(section: PageSection, [own, ...inner]: TextPart[]): PageSection {
  if (!own) return section;
  const data = { ...section.data, html: own.html };
  return { ...section, data, ...(inner.length > 0 ? { parts: inner } : {}) };
}

function serverSections({ servers }: ApiModel, links: SiteLinks, words: PageWords): PageSection[] {
  if (servers.length === 0) return [];
  const data = { servers: servers.map((server) => describeServer(server, links)) };
  return [{ id: 'servers', title: words.servers, component: 'ApiServers', data }];
}

function securitySections({ securitySchemes }: ApiModel, links: SiteLinks, words: PageWords): PageSection[] {
  if (securitySchemes.length === 0) return [];
  const data = { schemes: securitySchemes.map((scheme) => describeSecurityScheme(scheme, links)) };
  return [{ id: 'authentication', title: words.authentication, component: 'ApiSecurity', data }];
}

/** The catalogue of a document that has another one than ours, which has a page. */
function errorSections({ errorRows }: ApiModel, links: SiteLinks, words: PageWords): PageSection[] {
  if (errorRows.length === 0) return [];
  const data = { html: `<div class="api-text">${links.markdown(writeErrorTable(errorRows, words))}</div>` };
  return [{ id: 'error-codes', title: words.errors, component: 'ApiText', data }];
}

/** The calls including webhooks; a document may have only webhooks. */
function callsSection({ operations }: ApiModel, plan: SitePlan, words: PageWords): PageSection[] {
  const groups = buildShortIndex(plan).filter(({ operations, count }) => operations.length > 0 || (count ?? 0) > 0);
  if (groups.length === 0) return [];
  const title = operations.length > 0 ? words.calls : words.webhooks;
  return [{ id: 'calls', title, component: 'OperationList', data: { groups } }];
}
