import { findTelling } from '../../../schema/core/validate/explain';
import type { Reason } from '../../../schema/core/validate/types';
import { isObject, type Json } from '../../../shared/core/json';
import { findNode } from '../../../shared/core/pointer';

export type Validate = (value: unknown, schema: unknown) => Reason[];

const MAX_ROUNDS = 12;

/**
 * Changes a value in place until its schema accepts it: what is missing or refused comes from a valid model, what is not
 * allowed goes. Returns `undefined` if that is not enough.
 */
export function fitAnswer(value: Json, model: Json, schema: unknown, validate: Validate): Json | undefined {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const reasons = validate(value, schema);
    if (reasons.length === 0) return value;
    const changes = reasons.map((reason) => change(value, model, findTelling(reason)));
    if (!changes.some(Boolean)) return undefined;
  }
  return undefined;
}

function change(value: Json, model: Json, { path, name, keyword }: Reason): boolean {
  const steps = name === undefined ? path : [...path, name];
  const [last] = steps.slice(-1);
  const parent = findNode(value, steps.slice(0, -1));
  if (last === undefined || typeof parent !== 'object' || parent === null) return false;
  const owner = parent as { [key: string]: Json };
  const found = modelAt(model, steps);
  const isExcess = name !== undefined && keyword !== 'required' && keyword !== 'dependentRequired';
  // A removed field that is required comes back from the model.
  if (isExcess || (!Array.isArray(parent) && (owner[last] === null || found === undefined))) {
    return delete owner[last];
  }
  if (found === undefined || JSON.stringify(found) === JSON.stringify(owner[last])) return false;
  owner[last] = structuredClone(found);
  return true;
}

/** Every item of a list follows the first one of the model. */
function modelAt(model: Json, steps: string[]): Json | undefined {
  let node: Json | undefined = model;
  for (const step of steps) {
    if (Array.isArray(node)) node = node[0];
    else node = isObject(node) && Object.hasOwn(node, step) ? node[step] : undefined;
  }
  return node;
}
