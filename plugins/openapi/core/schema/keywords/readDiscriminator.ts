import { isObject, type JsonObject } from '../../json';
import type { Discriminator } from './keywords';
import { textOf } from './textOf';

/** The property that tells which branch a value takes, and how. */
export function readDiscriminator(value: string | JsonObject | undefined): Discriminator | undefined {
  // A bare name is the form of Swagger 2.0.
  if (typeof value === 'string') return { propertyName: value, mapping: [], explicitOnly: false };
  if (!value) return undefined;
  const mapping = isObject(value['mapping']) ? Object.entries(value['mapping']) : [];
  return {
    propertyName: String(value['propertyName']),
    mapping: mapping.flatMap(([key, target]) => (typeof target === 'string' ? [{ value: key, target }] : [])),
    defaultMapping: textOf(value['defaultMapping']),
    explicitOnly: value['x-explicitMappingOnly'] === true,
  };
}
