import { once } from './cache';
import { isObject, type Json } from './json';
import type { ApiModel } from './model/types';
import { unfold } from './schema/combine/unfold';
import type { Schema } from './schema/types';
import { authoredValues } from './values/authoredValues';
import { createContext, type Direction, type Spot, type ValueContext } from './values/context';
import { knownTypes } from './values/fits';
import { makeValue } from './values/makeValue';
import { dropHidden } from './view/hidden';

/** Levels of optional fields that a result shows, from what is best to what is hardly ever too much. */
const RESULT_LEVELS = [3, 2, 1, 0, -1];
/** Objects of a request in which nothing is required show a few optional fields, to this level. */
const REQUEST_LEVELS = [2, -1];
/** Values within one sample that are tried. */
const MAX_VALUES = 5000;
/** Lines of JSON, where less can be shown. */
const MAX_LINES = 60;

/**
 * A value that is valid against a schema, and small: what is required and what the author gave as an example, in a result
 * also what else comes back. `undefined` where none can be made.
 */
export function sampleValue(schema: Schema, model: ApiModel, direction: Direction): Json | undefined {
  if (!isObject(schema)) return undefined;
  const context = contextOf(model, direction);
  const make = (levels: number, isLenient = false) => {
    context.left = MAX_VALUES;
    const spot: Spot = { context, scope: undefined, inside: [], levels, fill: 'usual', isLenient };
    return makeValue(schema, spot);
  };
  let value: Json | undefined;
  for (const levels of direction === 'response' ? RESULT_LEVELS : REQUEST_LEVELS) {
    const smaller = make(levels);
    if (value === undefined || !isEmpty(smaller)) value = smaller;
    if (value === undefined || countLines(value) <= MAX_LINES) break;
  }
  // No value is valid: what there is of one tells more than nothing.
  value ??= make(direction === 'response' ? 1 : 0, true);
  return value === undefined ? undefined : dropHidden(value, schema, model);
}

/** Did the author give a value, or is there but one choice of values? */
export function hasOwnValue(schema: Schema, model: ApiModel): boolean {
  if (!isObject(schema)) return false;
  const { keywords } = unfold(schema, undefined, contextOf(model, 'request').walk);
  return authoredValues(knownTypes(keywords), undefined).length > 0;
}

export function contextOf(model: ApiModel, direction: Direction): ValueContext {
  return contextsOf(model)[direction];
}

const contextsOf = once(
  (model: ApiModel): Record<Direction, ValueContext> => ({
    request: createContext(model, 'request', makeValue),
    response: createContext(model, 'response', makeValue),
  }),
);

function isEmpty(value: Json | undefined): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

function countLines(value: Json): number {
  return JSON.stringify(value, null, 2).split('\n').length;
}
