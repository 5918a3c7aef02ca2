import type { Schema, SchemaSource } from '../../schema/core/types';
import type { Json } from '../../shared/core/json';
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
  return sampleValue(schema, source, 'request', { name, owner, description, ...(isInPath && { isInPath }) });
}
