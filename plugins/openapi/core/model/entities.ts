import type { SchemaContext } from '../../../schema/core/types';
import { once } from '../../../shared/core/cache';
import type { ApiModel, Entity } from './types';

const byRef = once(({ entities }: ApiModel) => new Map<string, Entity>(entities.map((entity) => [entity.ref, entity])));

export function findEntity(ref: string, model: ApiModel): Entity | undefined {
  return byRef(model).get(ref);
}

/** The part of a schema's context that only the document determines. */
export function schemaSource({ resolve, refOf }: ApiModel): Pick<SchemaContext, 'resolve' | 'refOf'> {
  return { resolve, refOf };
}
