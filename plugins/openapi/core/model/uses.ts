import { isObject, type JsonObject } from '../../../shared/core/json';
import type { ApiModel, Entity, Operation } from './types';

export interface Uses {
  byOperation: Map<string, Operation[]>;
  byEntity: Map<string, Entity[]>;
}

const SCHEMA_REF = /^#\/components\/schemas\/[^/]+$/;

export function findUses(model: ApiModel): Uses {
  const byOperation = new Map<string, Operation[]>();
  const byEntity = new Map<string, Entity[]>();
  for (const operation of [...model.operations, ...model.webhooks]) {
    const { parameters, body, responses, callbacks } = operation;
    for (const ref of collectEntityRefs([parameters, body, responses, callbacks], model)) {
      push(byOperation, ref, operation);
    }
  }
  for (const entity of model.entities) {
    for (const ref of collectEntityRefs([entity.schema], model)) if (ref !== entity.ref) push(byEntity, ref, entity);
  }
  return { byOperation, byEntity };
}

/** The operations that use an entity, also as a part of others: those that name it first. */
export function usersOf(ref: string, { byOperation, byEntity }: Uses): Operation[] {
  const refs = new Set([ref]);
  const users = new Set<Operation>();
  for (const one of refs) {
    for (const operation of byOperation.get(one) ?? []) users.add(operation);
    for (const entity of byEntity.get(one) ?? []) refs.add(entity.ref);
  }
  return [...users];
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

/** Keys without schemas; search for entity references skips them. */
const SKIPPED_KEYS = new Set(['example', 'examples', 'extensions', 'raw']);

function collectEntityRefs(roots: unknown[], model: ApiModel): Set<string> {
  const refs = new Set<string>();
  const seen = new Set<object>();
  const stack: unknown[] = [...roots];
  while (stack.length > 0) {
    const node = stack.pop();
    if (typeof node !== 'object' || node === null || seen.has(node)) continue;
    seen.add(node);
    const ref = isObject(node) ? node.$ref : undefined;
    if (typeof ref === 'string') {
      if (SCHEMA_REF.test(ref)) refs.add(ref);
      else stack.push(model.resolve(ref));
    }
    for (const [key, value] of Object.entries(node as JsonObject)) {
      if (!SKIPPED_KEYS.has(key) && !key.startsWith('x-')) stack.push(value);
    }
  }
  return refs;
}
