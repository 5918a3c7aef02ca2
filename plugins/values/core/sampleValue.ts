import { shapesOf } from '../../schema/core/combine/shapes';
import type { Schema, SchemaSource } from '../../schema/core/types';
import { once } from '../../shared/core/cache';
import { isObject, type Json, type JsonObject } from '../../shared/core/json';
import { isEmpty } from './authoredValues';
import type { Direction, Spot, ValueContext } from './context';
import { dropHidden } from './dropHidden';
import { countLines, foldJson } from './foldJson';
import type { Thing } from './lifelike/thing';
import { makeValue } from './makeValue';

/** Depths to which a result shows optional fields, tried in turn until the sample is short enough. */
const RESULT_LEVELS = [3, 2, 1, 0, -1];
/** Objects of a request without required fields show a few optional ones, to this depth. */
const REQUEST_LEVELS = [2, -1];
const MAX_VALUES = 5000;
const MAX_LINES = 60;

/** `whole`: in results also what made it too long. */
interface Sample {
  value: Json | undefined;
  whole: Json | undefined;
}

const NOTHING: Thing = { name: '' };

/**
 * Makes a small valid value of required fields and the author's examples; in results also of optional fields. `thing`:
 * what the value is of, such as a parameter.
 */
export function sampleValue(
  schema: Schema,
  source: SchemaSource,
  direction: Direction,
  thing = NOTHING,
): Json | undefined {
  return isObject(schema) ? sampleOf(schema, source, direction, thing).value : undefined;
}

/** The sample of a result as JSON. What is too deep for it is cut, with a mark. */
export function sampleResult(schema: Schema, source: SchemaSource): string | undefined {
  if (!isObject(schema)) return undefined;
  const { whole } = sampleOf(schema, source, 'response', NOTHING);
  return whole === undefined ? undefined : foldJson(whole, MAX_LINES);
}

function sampleOf(schema: JsonObject, source: SchemaSource, direction: Direction, thing: Thing): Sample {
  const context = contextsOf(source)[direction];
  const named = context.shapes.same(schema);
  const known = context.samples.get(named) ?? new Map<string, Sample>();
  context.samples.set(named, known);
  const key = thing === NOTHING ? '' : JSON.stringify(thing);
  const found = known.get(key) ?? findSample(named, context, thing);
  known.set(key, found);
  return found;
}

function findSample(schema: JsonObject, context: ValueContext, thing: Thing): Sample {
  const { direction } = context;
  const make = (levels: number, isLenient = false) => {
    context.left = MAX_VALUES;
    const spot: Spot = { context, scope: undefined, inside: [], thing, levels, fill: 'usual', isLenient };
    return makeValue(schema, spot);
  };
  let value: Json | undefined;
  let whole: Json | undefined;
  for (const levels of direction === 'response' ? RESULT_LEVELS : REQUEST_LEVELS) {
    const smaller = make(levels);
    if (value === undefined || !isEmpty(smaller)) value = smaller;
    whole ??= value;
    if (value === undefined || countLines(value) <= MAX_LINES) break;
  }
  // An invalid value explains more than none.
  value ??= make(direction === 'response' ? 1 : 0, true);
  const shape = context.shapes.of(schema);
  const shown = (one: Json | undefined) => (one === undefined ? undefined : dropHidden(one, shape));
  const small = shown(value);
  return { value: small, whole: whole === undefined || whole === value ? small : shown(whole) };
}

const contextsOf = once((source: SchemaSource): Record<Direction, ValueContext> => {
  const contextOf = (direction: Direction): ValueContext => {
    return {
      direction,
      shapes: shapesOf(source),
      made: new WeakMap(),
      fitting: new WeakMap(),
      samples: new WeakMap(),
      cuts: 0,
      left: 0,
      make: makeValue,
    };
  };
  return { request: contextOf('request'), response: contextOf('response') };
});
