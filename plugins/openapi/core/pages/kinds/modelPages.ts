import { findUses } from '../../model/uses';
import { slugify, UniqueNames } from '../../slug';
import { describeEntity } from '../../view/entity';
import type { SiteContext } from '../context';
import type { SitePlan } from '../plan';
import type { ApiPage, PageSection } from '../types';
import type { PageWords } from '../words';
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
    const title = order === 0 ? undefined : (modelPlan.title ?? words.otherModels);
    const context = site.viewAt(path);
    const owners: TypesOwner[] = [];
    const sections = entities.map((entity): PageSection => {
      const id = plan.entityPlaces.get(entity.ref)?.anchor ?? entity.name;
      const { view, describer } = describeEntity(entity, id, context, uses);
      const slug = slugs.take(slugify(entity.name));
      owners.push({ path: `${path}/${slug}`, title: entity.name, id, detached: describer.detached });
      return { id, title: entity.name, component: 'ApiEntity', data: view };
    });
    const isIndex = entities.length === 0;
    const page: ApiPage = {
      path,
      kind: 'models',
      title: title ? words.modelsOf.replace('{name}', () => title) : words.models,
      ...(title ? { label: title } : {}),
      intro: title ? undefined : words.modelsIntro,
      description: title ? undefined : words.modelsIntro,
      meta: title ? { order } : referenceMeta(plan, words, 'models'),
      ...(title && index ? { parent: index.path } : {}),
      sections: isIndex
        ? [
            {
              id: 'entities',
              title: words.models,
              bare: true,
              component: 'ApiEntityIndex',
              data: { groups: entityGroups(plan, words) },
            },
          ]
        : sections,
      source: model.source,
      origin: model.source.file,
    };
    yield* withTypePages(page, owners, site);
  }
}

/** The names on each page, for the index. With thousands of entities, only counts. */
function entityGroups({ models, entityPlaces, hrefOf }: SitePlan, words: PageWords) {
  const listed = entityPlaces.size <= 2000;
  return models.slice(1).map(({ path, title = words.otherModels, entities }) => ({
    title,
    href: hrefOf(path),
    count: entities.length,
    entities: listed
      ? entities.map(({ name, ref }) => ({ name, href: hrefOf(path, entityPlaces.get(ref)?.anchor ?? '') }))
      : [],
  }));
}
