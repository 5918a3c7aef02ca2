import { type JsonSchema, REQUIRED } from './jsonSchema';
import { flatten, schemasAt, schemasOf } from './parts';
import type { Validator } from './validator';

const MAX_DEPTH = 20;

/** Whether one schema states everything that another does. Ignores the other's fields unknown to the first. */
export function isWithin(schemas: JsonSchema[], other: JsonSchema, validator: Validator, depth = 0): boolean {
  const said = flatten(schemas, validator);
  const demands = flatten([other], validator);
  if (!said || !demands || depth > MAX_DEPTH) return false;
  const isAnyway = { object: said.some((part) => part.properties), array: said.some((part) => part.items) };
  const isKept = ([key, value]: [string, unknown]): boolean => {
    if (typeof value === 'function') return true;
    if (said.some((part) => part[key] !== undefined && JSON.stringify(part[key]) === JSON.stringify(value)))
      return true;
    switch (key) {
      case 'type':
        return (value === 'object' && isAnyway.object) || (value === 'array' && isAnyway.array);
      case 'items':
        return isWithin(schemasAt(said, 'items'), value as JsonSchema, validator, depth + 1);
      case 'properties':
        return Object.entries(value as Record<string, JsonSchema>).every(([name, field]) => {
          const own = said.flatMap((part) => schemasOf(name, { properties: part.properties }));
          return own.length === 0 || isWithin(own, field, validator, depth + 1);
        });
      case REQUIRED: {
        const names = said.flatMap((part) => (part[REQUIRED] as string[] | undefined) ?? []);
        return (value as string[]).every((name) => names.includes(name));
      }
      default:
        return false;
    }
  };
  return demands.every((demand) => Object.entries(demand).every(isKept));
}
