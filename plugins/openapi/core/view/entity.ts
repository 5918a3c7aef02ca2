import { withTitle } from '../../../schema/core/describe/describeContent';
import { cutText } from '../../../shared/core/cutText';
import { sampleResult } from '../../../values/core/sampleValue';
import type { Entity } from '../model/types';
import { type Uses, usersOf } from '../model/uses';
import { namedReference } from '../model/variantNames';
import { compactObject } from './compact';
import type { ViewContext } from './context';
import { SchemaDescriber } from './schemas';
import type { EntityView, UseView } from './types';

export const ENTITY_ROWS = 200;

const MAX_USES = 40;

export function describeEntity(
  entity: Entity,
  id: string,
  context: ViewContext,
  uses: Uses,
): { view: EntityView; describer: SchemaDescriber } {
  const { model, links } = context;
  const describer = new SchemaDescriber(context, ENTITY_ROWS);
  const link = (title: string, href: string | undefined): UseView[] => (href ? [{ title, href }] : []);
  const usedBy = usersOf(entity.ref, uses).flatMap((user) => link(user.title, links.operation(user.id)));
  const partOf = (uses.byEntity.get(entity.ref) ?? []).flatMap(({ name, ref }) => link(name, links.entity(ref)));
  // By reference, because a discriminator value may follow from the name.
  const example = sampleResult(namedReference(entity.ref, model), model) ?? sampleResult({ $ref: entity.ref }, model);
  const view = compactObject({
    name: entity.name,
    schema: withTitle(describer.describe(entity.schema, id, 'both'), entity.name),
    usedBy: usedBy.slice(0, MAX_USES),
    moreUses: Math.max(0, usedBy.length - MAX_USES) || undefined,
    partOf: partOf.slice(0, MAX_USES),
    morePartOf: Math.max(0, partOf.length - MAX_USES) || undefined,
    // A single value says nothing that its type does not.
    example: example && /^[{[]/.test(example) ? { grammar: 'json', code: cutText(example, 8000, '') } : undefined,
    editUrl: links.edit(entity.source, entity.description ?? ''),
  });
  return { view, describer };
}
