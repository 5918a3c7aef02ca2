import type { Schema, SchemaSource } from '../../schema/core/types';
import { isObject, type Json } from '../../shared/core/json';
import { ownerIn } from './lifelike/thing';
import { sampleValue } from './sampleValue';

interface Parameter {
  name: string;
  in: string;
  schema: Schema;
  description?: string;
}

/** The value of a parameter of a call of `path`. */
export function sampleParameter(parameter: Parameter, path: string, source: SchemaSource): Json | undefined {
  const { name, in: place, schema, description } = parameter;
  const isInPath = place === 'path';
  const owner = ownerIn(path, isInPath ? name : undefined);
  const make = (direction: 'request' | 'response') =>
    sampleValue(schema, source, direction, { name, owner, description, ...(isInPath && { isInPath }) });
  const value = make('request');
  // A path cannot be without it. `readOnly` is said of bodies, and of types that parameters share with them.
  return isInPath && isObject(value) && Object.keys(value).length === 0 ? make('response') : value;
}
