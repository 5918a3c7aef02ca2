import type { Comparison, Operation } from '../../../openapi';
import { referenceName } from '../../../shared/core/pointer';
import { keyOf } from '../lock/contracts';
import { nameOf } from './matchCalls';

/** The contracts of what has changed: of calls, schemas and error codes. */
export function keysOf(changes: Comparison['changes'], called: readonly Operation[]): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const { subject, operation, error, entity, within } of changes) {
    for (const one of called) {
      if (operation === undefined ? nameOf(one) === subject : one.id === operation) keys.add(keyOf(one));
    }
    if (error !== undefined) keys.add(String(error));
    for (const ref of [entity, within?.entity]) if (ref !== undefined) keys.add(referenceName(ref));
  }
  return keys;
}
