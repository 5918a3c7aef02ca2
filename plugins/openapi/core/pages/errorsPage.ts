import type { ApiModel } from '../model/types';
import { describeErrorCode } from '../view/errors';
import type { SiteLinks } from '../view/links';
import type { PageWords } from './options';
import type { SitePlan } from './plan';
import { referenceMeta } from './referenceMeta';
import type { ApiPage, PageSection } from './types';

/** The catalogue of error codes, by feature. */
export function errorsPage(model: ApiModel, plan: SitePlan, path: string, links: SiteLinks, words: PageWords): ApiPage {
  const features = [...new Set(model.errors.map(({ feature }) => feature))];
  const sections = features.flatMap((feature): PageSection[] => [
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
          title: `${error.code} ${error.title ?? asTitle(error.name)}`,
          level: 3,
          component: 'ApiErrorCode',
          data: describeErrorCode(error, model, links),
        }),
      ),
  ]);
  return {
    path,
    kind: 'errors',
    title: words.errors,
    lede: words.errorsLede,
    description: words.errorsLede,
    meta: referenceMeta(plan, words, 'errors'),
    sections,
    source: model.errors[0]?.source ?? model.source,
    origin: model.errors[0]?.source?.file ?? model.source.file,
  };
}

function asTitle(name: string): string {
  return (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ');
}
