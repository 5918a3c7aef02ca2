import { sample } from 'openapi-sampler';
import { isObject, type Json } from './json';
import type { ApiModel } from './model/types';
import type { Schema } from './schema/types';
import { dropHidden } from './view/hidden';

const MAX_DEPTH = 6;

/** A value that fits a schema, made from its examples, defaults and shape. `undefined` where none can be made. */
export function sampleValue(schema: Schema, model: ApiModel, direction: 'request' | 'response'): Json | undefined {
  if (!isObject(schema)) return undefined;
  const skip = direction === 'request' ? { skipReadOnly: true } : { skipWriteOnly: true };
  try {
    const value = sample(schema, { ...skip, quiet: true, maxSampleDepth: MAX_DEPTH }, model.document) as
      | Json
      | undefined;
    return value === undefined || value === null ? undefined : dropHidden(value, schema, model);
  } catch {
    return undefined;
  }
}
