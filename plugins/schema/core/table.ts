/** What a keyword has to be; `kinds.ts` checks it. Any other value is shown as it is. */
export type Kind =
  | 'text'
  | 'flag'
  | 'number'
  | 'limit'
  | 'any'
  | 'schema'
  | 'schemas'
  | 'list'
  | 'names'
  | 'dependents'
  | 'dependencies'
  | 'object'
  | 'types'
  | 'pattern'
  | 'values'
  | 'example'
  | 'examples'
  | 'items'
  | 'discriminator'
  | 'link';

interface Row {
  is: Kind;
  /** Its name in `Keywords`, where that is another one. */
  as?: string;
  /** The type whose values it restricts or describes, and which it implies if there is no `type`. */
  on?: 'object' | 'array' | 'string' | 'number';
  /**
   * Of two demands, the one that counts: the higher or lower number, a flag that is true, all of both lists, or a schema
   * that demands both. Without it, and without a rule of its own in `intersect.ts`, the first one counts.
   */
  stricter?: 'higher' | 'lower' | 'true' | 'all' | 'both';
  /** The bound itself is out of bounds. */
  isOpen?: true;
  /** The bound that holds without it. */
  usual?: number;
  /** The keyword that it has a meaning beside; a schema has one of each such group. */
  with?: 'oneOf' | 'anyOf' | 'if' | 'contains';
  /** Pages show it beside the type: its value, or the mere fact; `own`: in a way of its own (`describeNotes.ts`). */
  note?: 'value' | 'fact' | 'own';
  /** What that note says, where it is not the keyword. */
  says?: 'closed' | 'int64';
  /** Annotates one schema; whatever extends this schema does not inherit it. */
  isOwn?: true;
  /** Describes what is inside of a value, or chooses between values. */
  isStructure?: true;
  /** Values that are made of valid parts may violate it. */
  isOfWhole?: true;
  /** Two of them are the same or not: nobody can say which is stricter. */
  isOpaque?: true;
}

/**
 * The keywords of schemas (JSON Schema 2020-12, OpenAPI 3.0 to 3.2, older drafts still in use), in the order in which
 * pages show them. What reads, joins, describes, compares or samples schemas takes from here what it has to know of each
 * keyword. A new one that pages show is a row here, and a message in `Notes.tsx`.
 */
export const KEYWORDS = {
  $ref: { is: 'text', as: 'ref' },
  $dynamicRef: { is: 'text', as: 'ref' },
  $recursiveRef: { is: 'text', as: 'ref' },

  title: { is: 'text', isOwn: true },
  description: { is: 'text', isOwn: true },
  deprecated: { is: 'flag', isOwn: true },
  externalDocs: { is: 'link', isOwn: true },

  type: { is: 'types', as: 'types' },
  nullable: { is: 'flag', stricter: 'true', isOwn: true },
  'x-nullable': { is: 'flag', as: 'nullable' },
  enum: { is: 'values', isOfWhole: true },
  const: { is: 'any', note: 'value' },
  default: { is: 'any', note: 'value', isOwn: true },

  minimum: { is: 'number', on: 'number', stricter: 'higher', note: 'value' },
  exclusiveMinimum: { is: 'limit', on: 'number', stricter: 'higher', isOpen: true, note: 'value' },
  maximum: { is: 'number', on: 'number', stricter: 'lower', note: 'value' },
  exclusiveMaximum: { is: 'limit', on: 'number', stricter: 'lower', isOpen: true, note: 'value' },
  multipleOf: { is: 'number', on: 'number', note: 'value' },
  minLength: { is: 'number', on: 'string', stricter: 'higher', usual: 0, note: 'value' },
  maxLength: { is: 'number', on: 'string', stricter: 'lower', note: 'value' },
  minItems: { is: 'number', on: 'array', stricter: 'higher', usual: 0, note: 'value' },
  maxItems: { is: 'number', on: 'array', stricter: 'lower', note: 'value' },
  minProperties: { is: 'number', on: 'object', stricter: 'higher', usual: 0, note: 'value', isOfWhole: true },
  maxProperties: { is: 'number', on: 'object', stricter: 'lower', note: 'value', isOfWhole: true },
  pattern: { is: 'pattern', as: 'patterns', on: 'string', stricter: 'all', note: 'own' },
  uniqueItems: { is: 'flag', on: 'array', stricter: 'true', note: 'fact', isOfWhole: true },
  contains: {
    is: 'schema',
    on: 'array',
    with: 'contains',
    note: 'own',
    isStructure: true,
    isOfWhole: true,
    isOpaque: true,
  },
  minContains: { is: 'number', on: 'array', stricter: 'higher', usual: 1, with: 'contains', note: 'value' },
  maxContains: { is: 'number', on: 'array', stricter: 'lower', with: 'contains', note: 'value' },

  properties: { is: 'schemas', on: 'object', stricter: 'both', isStructure: true },
  patternProperties: { is: 'schemas', on: 'object', stricter: 'both', isStructure: true, isOfWhole: true },
  required: { is: 'names', on: 'object', stricter: 'all', isStructure: true },
  propertyNames: {
    is: 'schema',
    on: 'object',
    stricter: 'both',
    note: 'own',
    isStructure: true,
    isOfWhole: true,
    isOpaque: true,
  },
  additionalProperties: {
    is: 'schema',
    on: 'object',
    stricter: 'both',
    note: 'own',
    says: 'closed',
    isStructure: true,
  },
  unevaluatedProperties: {
    is: 'schema',
    on: 'object',
    stricter: 'both',
    note: 'own',
    says: 'closed',
    isStructure: true,
    isOfWhole: true,
  },
  items: { is: 'items', on: 'array', stricter: 'both', isStructure: true },
  prefixItems: { is: 'list', on: 'array', isStructure: true },
  additionalItems: { is: 'schema' },
  unevaluatedItems: { is: 'schema', on: 'array', stricter: 'both', isStructure: true, isOpaque: true },

  readOnly: { is: 'flag', stricter: 'true', note: 'own' },
  writeOnly: { is: 'flag', stricter: 'true', note: 'fact' },
  format: { is: 'text', note: 'own', says: 'int64' },
  contentEncoding: { is: 'text', on: 'string', note: 'value', isOpaque: true },
  contentMediaType: { is: 'text', on: 'string', note: 'value', isOpaque: true },
  contentSchema: { is: 'schema', stricter: 'both', isOpaque: true },
  xml: { is: 'object', note: 'own', isOwn: true },
  example: { is: 'example', as: 'examples', note: 'own' },
  examples: { is: 'examples', isOwn: true },

  allOf: { is: 'list' },
  oneOf: { is: 'list', with: 'oneOf', isStructure: true, isOfWhole: true },
  anyOf: { is: 'list', with: 'anyOf', isStructure: true, isOfWhole: true },
  not: { is: 'schema', isStructure: true, isOfWhole: true, isOpaque: true },
  if: { is: 'schema', with: 'if', isOfWhole: true, isStructure: true, isOpaque: true },
  then: { is: 'schema', with: 'if', isOpaque: true },
  else: { is: 'schema', with: 'if', isOpaque: true },
  dependentRequired: { is: 'dependents', on: 'object', stricter: 'all', isStructure: true, isOpaque: true },
  dependentSchemas: { is: 'schemas', stricter: 'both', isStructure: true, isOfWhole: true, isOpaque: true },
  dependencies: { is: 'dependencies' },
  discriminator: { is: 'discriminator', isOwn: true },
} as const satisfies Record<string, Row>;

type Table = typeof KEYWORDS;
type Name = keyof Table;

/** The name of a keyword in `Keywords`. */
export type KeyOf<Keyword extends Name> = Table[Keyword] extends { as: infer Key extends string } ? Key : Keyword;

/** The keywords whose rows say this, as they are named in `Keywords`. */
export type KeysWith<What> = { [Keyword in Name]: Table[Keyword] extends What ? KeyOf<Keyword> : never }[Name];

/** The kinds of notes that the rows give. */
export type KeywordNote = { [Keyword in Name]: NoteOf<Keyword, Table[Keyword]> }[Name];
type NoteOf<Keyword, What> = What extends { note: string }
  ? What extends { says: infer Kind }
    ? Kind
    : Keyword
  : never;

/** Those whose notes are written in a way of their own. */
export type OwnNote = { [Keyword in Name]: Table[Keyword] extends { note: 'own' } ? Keyword : never }[Name];

export interface Keyword extends Row {
  name: Name;
  key: KeysWith<Row>;
}

/** All rows, in their order. */
export const ROWS: readonly Keyword[] = Object.entries<Row>(KEYWORDS).map(([name, row]) => ({
  ...row,
  name: name as Name,
  key: (row.as ?? name) as Keyword['key'],
}));

/** The keys of the rows that say this. */
export function keysWith<const What extends Partial<Row>>(what: What): Array<KeysWith<What>> {
  const wanted = Object.entries(what);
  const rows = ROWS.filter((row) => wanted.every(([part, value]) => row[part as keyof Row] === value));
  return rows.map(({ key }) => key as KeysWith<What>);
}
