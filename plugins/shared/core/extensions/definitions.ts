import schema from './extensions.schema.json';

interface Definition {
  $ref?: string;
  type?: string | string[];
  enum?: string[];
  items?: Definition;
  properties?: Record<string, Definition>;
  'x-on'?: string[];
  'x-text'?: boolean;
}

const DEFINITIONS: Record<string, Definition> = schema.$defs;

/** Our extensions of an object, by its name in the grammar. */
export function keysOn(place: string): string[] {
  return Object.entries(DEFINITIONS).flatMap(([key, definition]) => (definition['x-on']?.includes(place) ? [key] : []));
}

/** Returns the value if the schema lists it for this property. `Value` repeats the list as a type; a test compares. */
export function readValue<Value extends string>(name: string, property: string, value: unknown): Value | undefined {
  return DEFINITIONS[name]?.properties?.[property]?.enum?.find((one) => one === value) as Value | undefined;
}

/** Texts for readers: a key alone (`x-assumed`), or below the key of its object (`x-poll.until`). */
export const TEXT_PLACES: ReadonlySet<string> = new Set(
  Object.entries(DEFINITIONS).flatMap(([key, definition]) => (definition['x-on'] ? listTexts(key, definition) : [])),
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
