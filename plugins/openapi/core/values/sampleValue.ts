import { once } from '../../../shared/cache';
import { isObject, type Json } from '../json';
import type { ApiModel } from '../model/types';
import { unfold } from '../schema/combine/unfold';
import type { Schema } from '../schema/types';
import { authoredValues } from './authoredValues';
import { createContext, type Direction, type Spot, type ValueContext } from './context';
import { knownTypes } from './fits';
import { dropHidden } from './hidden';
import { makeValue } from './makeValue';

/** Depths to which a result shows optional fields, tried in turn until the sample is short enough. */
const RESULT_LEVELS = [3, 2, 1, 0, -1];
/** Objects of a request without required fields show a few optional ones, to this depth. */
const REQUEST_LEVELS = [2, -1];
const MAX_VALUES = 5000;
const MAX_LINES = 60;

/** Makes a small valid value of required fields and the author's examples; in results also of optional fields. */
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
  // An invalid value explains more than none.
  value ??= make(direction === 'response' ? 1 : 0, true);
  return value === undefined ? undefined : dropHidden(value, schema, model);
}

/** Whether the author gave a value, or the schema allows only one. */
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
