import type { Keywords } from '../../schema/core/keywords/keywords';
import type { Scope } from '../../schema/core/keywords/references';
import { createValidator } from '../../schema/core/validate/createValidator';
import { once } from '../../shared/core/cache';
import type { ValueContext } from './context';
import { isFormatted } from './lifelike/formats';
import { matchesPattern } from './patterns/patterns';

const MAX_STEPS = 20_000;
const TYPES = new Set(['null', 'boolean', 'integer', 'number', 'string', 'array', 'object']);

/** Whether a value is valid, including formats. */
export function fits(value: unknown, schema: unknown, scope: Scope | undefined, context: ValueContext): boolean {
  return validatorOf(context).accepts(value, schema, scope);
}

const validatorOf = once(({ shapes, direction, fitting }: ValueContext) =>
  createValidator({
    resolve: (ref) => shapes.source.resolve(ref),
    direction,
    fitting,
    isFormatted,
    matches: matchesPattern,
    maxSteps: MAX_STEPS,
  }),
);

/** Drops types unknown to JSON Schema, such as `file` and `any` of other dialects. */
export function knownTypes(keywords: Keywords): Keywords {
  const isKnown = (type: string) => TYPES.has(type) || type === 'never' || type.includes(' & ');
  if (keywords.types?.every(isKnown) ?? true) return keywords;
  const { types = [], ...rest } = keywords;
  const known = types.filter(isKnown);
  return known.length > 0 ? { ...rest, types: known } : rest;
}

/** Whether a field is not sent in this direction: `readOnly` in a request, `writeOnly` in a response. */
export function isAbsent(schema: unknown, scope: Scope | undefined, { shapes, direction }: ValueContext): boolean {
  const keywords = shapes.of(schema, scope).keywords;
  return (direction === 'request' ? keywords.readOnly : keywords.writeOnly) === true;
}

export function checkText(value: unknown, { patterns = [], format }: Keywords): boolean {
  if (typeof value !== 'string') return true;
  return patterns.every((pattern) => matchesPattern(pattern, value)) && isFormatted(value, format);
}

/** Divides like validators, for which 0.3 is not a multiple of 0.1. */
export function checkNumber(value: unknown, { multipleOf, format }: Keywords): boolean {
  if (typeof value !== 'number') return true;
  return (
    (multipleOf === undefined || multipleOf <= 0 || Number.isInteger(value / multipleOf)) && isFormatted(value, format)
  );
}

export function schemasOf(name: string, keywords: Keywords): unknown[] {
  const { additionalProperties } = keywords;
  const own = ownSchemas(name, keywords);
  return own.length > 0 || additionalProperties === undefined ? own : [additionalProperties];
}

function ownSchemas(name: string, { properties, patternProperties }: Keywords): unknown[] {
  return [
    ...(properties?.has(name) ? [properties.get(name)] : []),
    ...[...(patternProperties ?? [])].filter(([pattern]) => matchesPattern(pattern, name)).map(([, schema]) => schema),
  ];
}
