import { sample } from 'openapi-sampler';
import { fitSample } from './fitSample';
import { isObject, type Json, type JsonObject } from './json';
import type { ApiModel } from './model/types';
import type { Schema } from './schema/types';
import { shrink } from './shrink';
import { dropHidden } from './view/hidden';

const MAX_DEPTH = 6;
/** In characters of JSON. Nobody reads a longer one, and a request stands in the page once for each language. */
const MAX_SIZE = 6000;

/** Of entities, which many operations share. */
const made = new WeakMap<ApiModel, Map<string, Json | undefined>>();

/** A value that fits a schema, made from its examples, defaults and shape. `undefined` where none can be made. */
export function sampleValue(schema: Schema, model: ApiModel, direction: 'request' | 'response'): Json | undefined {
  if (!isObject(schema)) return undefined;
  if (typeof schema.$ref !== 'string' || Object.keys(schema).length > 1) return makeSample(schema, model, direction);
  const known = made.get(model) ?? new Map<string, Json | undefined>();
  made.set(model, known);
  const key = `${direction} ${schema.$ref}`;
  if (!known.has(key)) known.set(key, makeSample(schema, model, direction));
  return known.get(key);
}

function makeSample(schema: JsonObject, model: ApiModel, direction: 'request' | 'response'): Json | undefined {
  const skip = direction === 'request' ? { skipReadOnly: true } : { skipWriteOnly: true };
  try {
    const value = dropUndefined(sample(schema, { ...skip, quiet: true, maxSampleDepth: MAX_DEPTH }, model.document));
    if (value === undefined || value === null) return undefined;
    return shrink(dropHidden(fitSample(value, schema, model), schema, model), MAX_SIZE);
  } catch {
    return undefined;
  }
}

/** The sampler leaves `undefined` in a list or object where it finds no value, as for an empty `enum`. */
function dropUndefined(value: unknown): Json | undefined {
  if (Array.isArray(value)) return value.flatMap((item) => (item === undefined ? [] : [dropUndefined(item) as Json]));
  if (!isObject(value)) return value as Json | undefined;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(entries.map(([key, inner]) => [key, dropUndefined(inner) as Json]));
}
