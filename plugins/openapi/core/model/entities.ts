import { once } from '../../../shared/cache';
import type { ApiModel, Entity } from './types';

const byRef = once(({ entities }: ApiModel) => new Map<string, Entity>(entities.map((entity) => [entity.ref, entity])));

export function findEntity(ref: string, model: ApiModel): Entity | undefined {
  return byRef(model).get(ref);
}
