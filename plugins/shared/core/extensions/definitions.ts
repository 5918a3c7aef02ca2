import type { JsonObject } from '../json';
import { findByRef } from '../pointer';
import schema from './extensions.schema.json';

interface Definition {
  description?: string;
  $ref?: string;
  type?: string | string[];
  enum?: string[];
  items?: Definition;
  properties?: Record<string, Definition>;
  'x-on'?: string[];
  'x-text'?: boolean;
}

const DEFINITIONS: Record<string, Definition> = schema.$defs;

/** Our extensions, with the names of the objects that may have them: see the grammar. */
export const EXTENSIONS: Readonly<Record<string, Definition & { on: string[] }>> = Object.fromEntries(
  Object.entries(DEFINITIONS).flatMap(([key, definition]) =>
    definition['x-on'] ? [[key, { ...definition, on: definition['x-on'] }]] : [],
  ),
);

export function resolveDefinition(ref: string): JsonObject | undefined {
  return findByRef(schema, ref) as JsonObject | undefined;
}

/** Whether the place is an item of an extension that is validated as a whole. */
export function isPartOfList(place: string | undefined): boolean {
  return place === 'catalogue entry' || place === 'listed error';
}

/** Our extensions of an object, by its name in the grammar. */
export function keysOn(place: string): string[] {
  return Object.keys(EXTENSIONS).filter((key) => EXTENSIONS[key]?.on.includes(place));
}

/** Returns the value if the schema lists it for this property. `Value` repeats the list as a type; a test compares. */
export function readValue<Value extends string>(name: string, property: string, value: unknown): Value | undefined {
  return DEFINITIONS[name]?.properties?.[property]?.enum?.find((one) => one === value) as Value | undefined;
}

/** Texts for readers: a key alone (`x-assumed`), or below the key of its object (`x-poll.until`). */
export const TEXT_PLACES: ReadonlySet<string> = new Set(
  Object.entries(EXTENSIONS).flatMap(([key, definition]) => listTexts(key, definition)),
);

function listTexts(key: string, written: Definition, above?: string): string[] {
  const definition = follow(written);
  if (definition['x-text']) return [above === undefined ? key : `${above}.${key}`];
  const { properties = {} } = definition.items ? follow(definition.items) : definition;
  return Object.entries(properties).flatMap(([name, property]) => listTexts(name, property, key));
}

function follow({ $ref, ...definition }: Definition): Definition {
  return $ref === undefined ? definition : { ...DEFINITIONS[$ref.replace('#/$defs/', '')], ...definition };
}
