import { isObject, type JsonObject } from '../../../shared/core/json';
import { isHidden } from '../hidden';
import { isDescribed, joined, propertiesNamed } from './follow';
import { refuse } from './refuse';
import { matches } from './scalars';
import type { At, Check, Part } from './types';

/** `properties`, `patternProperties` and `additionalProperties`, which depend on one another. */
export function checkMembers(schema: JsonObject): Check<JsonObject> | undefined {
  const { additionalProperties: others } = schema;
  const properties = new Map(isObject(schema.properties) ? Object.entries(schema.properties) : []);
  const patterns = isObject(schema.patternProperties) ? Object.entries(schema.patternProperties) : [];
  const hasOthers = isObject(others) || typeof others === 'boolean';
  if (properties.size === 0 && patterns.length === 0 && !hasOthers) return undefined;
  const isOpen = isObject(schema.discriminator);
  const checkOther = (name: string, value: JsonObject, at: At): boolean => {
    if (others !== false) return at.run.inside(value[name], others, name, at);
    return isOpen || isDescribed(name, at) || refuse('additionalProperties', false, value, at, { name });
  };
  return (value, at) => {
    const { run, evaluated } = at;
    let isFine = true;
    for (const name of Object.keys(value)) {
      const own = properties.get(name);
      let isKnown = own !== undefined;
      if (own !== undefined && !run.inside(value[name], own, name, at)) isFine = false;
      for (const [pattern, part] of patterns) {
        if (!matches(pattern, name, at)) continue;
        isKnown = true;
        if (!run.inside(value[name], part, name, at)) isFine = false;
      }
      if (!isKnown && hasOthers && !checkOther(name, value, at)) isFine = false;
      if (!isFine && !run.reasons) return false;
      if (isKnown || hasOthers) evaluated?.names.add(name);
    }
    return isFine;
  };
}

export function checkRequired(names: readonly string[]): Check<JsonObject> {
  return (value, at) => {
    let isFine = true;
    for (const name of names) {
      if (Object.hasOwn(value, name) || mayLack(name, value, at)) continue;
      isFine = refuse('required', names, value, at, { name });
      if (!at.run.reasons) return false;
    }
    return isFine;
  };
}

/** Marks of fields that are not sent. */
const UNSENT = { request: ['readOnly'], response: ['writeOnly'], either: ['readOnly', 'writeOnly'] };

/** Fields that are hidden, or not sent in this direction, may be absent. */
function mayLack(name: string, value: JsonObject, { part, run }: At): boolean {
  const { direction, isPartial } = run.options;
  if (isPartial?.(value)) return true;
  const keys = direction === undefined ? [] : UNSENT[direction];
  for (let around: Part | undefined = part; around; around = around.outer) {
    for (const { schema, scope } of propertiesNamed(name, around, run)) {
      if (isHidden(schema)) return true;
      if (keys.length === 0) continue;
      for (const { schema: one } of joined(schema, scope, run)) if (keys.some((key) => one[key] === true)) return true;
    }
  }
  return false;
}

export function checkPropertyNames(names: unknown): Check<JsonObject> {
  return (value, at) => {
    let isFine = true;
    for (const name of Object.keys(value)) {
      if (at.run.inside(name, names, name, at)) continue;
      isFine = refuse('propertyNames', names, value, at, { name });
      if (!at.run.reasons) return false;
    }
    return isFine;
  };
}

export function checkDependents(dependents: JsonObject): Check<JsonObject> {
  const all = Object.entries(dependents);
  return (value, at) => {
    let isFine = true;
    for (const [name, dependent] of all) {
      if (!Object.hasOwn(value, name)) continue;
      isFine =
        (Array.isArray(dependent) ? needs(dependent, name, value, at) : at.run.here(value, dependent, at)) && isFine;
      if (!isFine && !at.run.reasons) return false;
    }
    return isFine;
  };
}

function needs(names: unknown[], name: string, value: JsonObject, at: At): boolean {
  const missing = names.find(
    (needed) => typeof needed === 'string' && !Object.hasOwn(value, needed) && !mayLack(needed, value, at),
  );
  return missing === undefined || refuse('dependentRequired', name, value, at, { name: String(missing) });
}

export function checkUnevaluatedProperties(rest: unknown): Check<JsonObject> {
  return (value, at) => {
    const { run, evaluated } = at;
    let isFine = true;
    for (const name of Object.keys(value)) {
      if (evaluated?.names.has(name)) continue;
      const isAllowed =
        rest === false
          ? refuse('unevaluatedProperties', false, value, at, { name })
          : run.inside(value[name], rest, name, at);
      if (!isAllowed) isFine = false;
      if (!isFine && !run.reasons) return false;
      evaluated?.names.add(name);
    }
    return isFine;
  };
}
