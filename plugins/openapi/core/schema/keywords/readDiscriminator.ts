import { isObject, type JsonObject } from '../../json';
import { text } from '../../model/reader';
import type { Discriminator } from './keywords';

export function readDiscriminator(value: string | JsonObject | undefined): Discriminator | undefined {
  // Swagger 2.0 has only a property name.
  if (typeof value === 'string') return { propertyName: value, mapping: [], explicitOnly: false };
  if (!value) return undefined;
  const mapping = isObject(value['mapping']) ? Object.entries(value['mapping']) : [];
  return {
    propertyName: String(value['propertyName']),
    mapping: mapping.flatMap(([key, target]) => (typeof target === 'string' ? [{ value: key, target }] : [])),
    defaultMapping: text(value['defaultMapping']),
    explicitOnly: value['x-explicitMappingOnly'] === true,
  };
}
