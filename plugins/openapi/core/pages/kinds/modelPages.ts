import { slugify, UniqueNames } from '../../../../shared/core/slug';
import { findUses } from '../../model/uses';
import { describeEntity } from '../../view/entity';
import type { PageWords } from '../../words/pageWords';
import type { SiteContext } from '../site/context';
import type { SitePlan } from '../site/plan';
import type { ApiPage, PageSection } from '../site/types';
import { referenceMeta } from './referenceMeta';
import { type TypesOwner, withTypePages } from './typePages';

export function* modelPages(site: SiteContext): Generator<ApiPage> {
  const { model, plan, words } = site;
  const uses = findUses(model);
  const [index] = plan.models;
  const slugs = new UniqueNames();
  for (const modelPlan of plan.models) {
    const { path, entities } = modelPlan;
    const order = plan.models.indexOf(modelPlan);
    const { title: name = words.otherModels } = modelPlan;
    const intro = words.modelsIntro;
    const about =
      order === 0
        ? { title: words.models, intro, description: intro, meta: referenceMeta(plan, words, 'models') }
        : { title: words.modelsOf.replace('{name}', () => name), label: name, meta: { order }, parent: index?.path };
    const context = site.viewAt(path);
    const owners: TypesOwner[] = [];
    const sections = entities.map((entity): PageSection => {
      const id = plan.entityPlaces.get(entity.ref)?.anchor ?? entity.name;
      const { view, describer } = describeEntity(entity, id, context, uses);
      const slug = slugs.take(slugify(entity.name));
      owners.push({ path: `${path}/${slug}`, title: entity.name, id, detached: describer.detached });
      return { id, title: entity.name, component: 'ApiEntity', data: view };
    });
    const page: ApiPage = {
      path,
      kind: 'models',
      ...about,
      sections: entities.length === 0 ? [indexSection(plan, words)] : sections,
      source: model.source,
      origin: model.source.file,
    };
    yield* withTypePages(page, owners, site);
  }
}

/** The names on each page. With thousands of entities, only counts. */
function indexSection({ models, entityPlaces, hrefOf }: SitePlan, words: PageWords): PageSection {
  const listed = entityPlaces.size <= 2000;
  const groups = models.slice(1).map(({ path, title = words.otherModels, entities }) => ({
    title,
    href: hrefOf(path),
    count: entities.length,
    entities: listed
      ? entities.map(({ name, ref }) => ({ name, href: hrefOf(path, entityPlaces.get(ref)?.anchor ?? '') }))
      : [],
  }));
  return { id: 'entities', title: words.models, bare: true, component: 'ApiEntityIndex', data: { groups } };
}
