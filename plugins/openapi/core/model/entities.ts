import { once } from '../../../shared/cache';
import type { Schema, SchemaContext } from '../schema/types';
import type { ApiModel, Entity } from './types';

const indexOf = once(({ entities }: ApiModel) => ({
  byRef: new Map<string, Entity>(entities.map((entity) => [entity.ref, entity])),
  refs: new Map<Schema, string>(entities.map(({ ref, schema }) => [schema, ref])),
}));

export function findEntity(ref: string, model: ApiModel): Entity | undefined {
  return indexOf(model).byRef.get(ref);
}

/** The part of a schema's context that only the document determines. */
export function schemaSource(model: ApiModel): Pick<SchemaContext, 'resolve' | 'refOf'> {
  return { resolve: model.resolve, refOf: (schema) => indexOf(model).refs.get(schema) };
}
