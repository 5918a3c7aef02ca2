import { firstSentence } from '../../../../shared/core/description/firstSentence';
import type { Response } from '../../model/types';
import type { ViewContext } from '../../view/context';
import { commonFailures, failureAnchor } from '../../view/messages/commonFailures';
import { asTitle, describeErrorCode, describeErrorLookup, errorTitle } from '../../view/messages/errors';
import { describeExamples } from '../../view/messages/examples';
import { describeResponse } from '../../view/messages/responses';
import { OPERATION_ROWS } from '../../view/operation/describeOperation';
import { SchemaDescriber } from '../../view/schemas';
import type { FailureView } from '../../view/types';
import type { PageWords } from '../../words/pageWords';
import type { SiteContext } from '../site/context';
import type { ApiPage, PageSection } from '../site/types';
import { referenceMeta } from './referenceMeta';
import { type TypesOwner, withTypePages } from './typePages';

export function* errorsPages(path: string, site: SiteContext): Generator<ApiPage> {
  const { model, plan, words } = site;
  const view = site.viewAt(path);
  const hasCodes = model.errors.length > 0;
  const intro = hasCodes ? words.errorsIntro : words.failuresIntro;
  const page: ApiPage = {
    path,
    kind: 'errors',
    title: hasCodes ? words.errors : words.failures,
    intro,
    description: intro,
    meta: referenceMeta(plan, words, 'errors'),
    sections: hasCodes ? [lookupSection(view, words), ...codeSections(view, words)] : [],
    source: model.errors[0]?.source ?? model.source,
    origin: model.errors[0]?.source?.file ?? model.source.file,
  };
  const failures = commonFailures(model);
  if (hasCodes && failures.size > 0) {
    page.sections.push({ id: 'common', title: words.commonFailures, component: 'ApiFailure' });
  }
  const shown = new Set<string>();
  const owners: TypesOwner[] = [];
  for (const response of failures.values()) {
    const describer = new SchemaDescriber(view, OPERATION_ROWS, shown);
    const section = failureSection(response, describer);
    page.sections.push(hasCodes ? { ...section, level: 3 } : section);
    const { id, title } = section;
    owners.push({ path: `${path}/${id}`, title, id, detached: describer.detached });
  }
  yield* withTypePages(page, owners, site);
}

function failureSection(response: Response, describer: SchemaDescriber): PageSection {
  const { status, summary, description, contents } = response;
  const id = failureAnchor(status);
  const name = summary ?? firstSentence(description);
  // Avoids repeating a description that is already the heading.
  const own = name === description?.trim() ? { ...response, description: undefined } : response;
  const data: FailureView = {
    response: describeResponse(own, id, describer, 'response'),
    examples: contents
      .flatMap((content) => describeExamples(content, describer.context, 'response', true))
      .map((example) => ({ ...example, ok: false })),
  };
  return { id, title: name ? `${status} ${name}` : status, component: 'ApiFailure', data };
}

function lookupSection(view: ViewContext, { errors }: PageWords): PageSection {
  const data = describeErrorLookup(view);
  return { id: 'lookup', title: errors, component: 'ApiErrorLookup', bare: true, data, seesPage: true };
}

function codeSections(view: ViewContext, words: PageWords): PageSection[] {
  const { model } = view;
  const features = [...new Set(model.errors.map(({ feature }) => feature))];
  return features.flatMap((feature): PageSection[] => [
    {
      id: `codes-${model.errors.find((error) => error.feature === feature)?.code ?? ''}`,
      title: feature === undefined ? words.general : asTitle(feature),
      component: 'ApiErrorCode',
    },
    ...model.errors
      .filter((error) => error.feature === feature)
      .map(
        (error): PageSection => ({
          id: String(error.code),
          title: `${error.code} ${errorTitle(error)}`,
          level: 3,
          component: 'ApiErrorCode',
          data: describeErrorCode(error, view),
        }),
      ),
  ]);
}
