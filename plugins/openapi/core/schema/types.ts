import type { JsonObject } from '../json';

/** A JSON Schema as it stands in a document: 2020-12 (OpenAPI 3.1) or the dialect of OpenAPI 3.0. References are kept. */
export type Schema = boolean | JsonObject;

/** HTML that was made by `core/markdown` and is safe to insert. */
export type Html = string;

/** A type in the notation of code, `string[]`, `Archive | null`, in pieces; a piece with `href` links to an entity. */
export type TypeView = Array<string | { text: string; href: string }>;

/** What a schema says beyond its type. `value` is shown as code. The theme finds the words for `kind`, in the reader's language. */
export interface NoteView {
  kind:
    | 'contradiction'
    | 'default'
    | 'example'
    | 'const'
    | 'minimum'
    | 'maximum'
    | 'exclusiveMinimum'
    | 'exclusiveMaximum'
    | 'multipleOf'
    | 'minLength'
    | 'maxLength'
    | 'pattern'
    | 'minItems'
    | 'maxItems'
    | 'uniqueItems'
    | 'contains'
    | 'minContains'
    | 'maxContains'
    | 'minProperties'
    | 'maxProperties'
    | 'propertyNames'
    | 'readOnly'
    | 'writeOnly'
    | 'contentEncoding'
    | 'contentMediaType'
    | 'int64'
    | 'closed'
    | 'json'
    | 'commas'
    | 'spaces'
    | 'pipes'
    | 'repeated'
    | 'members'
    | 'brackets'
    | 'commaPairs'
    | 'spacePairs'
    | 'pipePairs'
    | 'equalPairs'
    | 'label'
    | 'matrix'
    | 'partType'
    | 'parts'
    | 'allowReserved'
    | 'allowEmptyValue'
    | 'xml'
    | 'discriminator'
    | 'extends';
  value?: string;
  href?: string;
  /** What an example shows, in the author's words. */
  summary?: string;
  /** It says of each item of a list what could be taken for a word on the list. */
  ofItem?: true;
}

export interface EnumValueView {
  /** As JSON, or bare for a string. */
  value: string;
  /** `x-enum-varnames`, or the title of a `{const, title}` branch. */
  name?: string;
  html?: Html;
}

/**
 * A rule that no table row can hold: `not`, `if`/`then`/`else`, `dependentRequired`, … as a sentence's parts, or raw.
 * `required`: these properties, which are described above, must be there (in a variant or rule). `allOf`: this holds as
 * well, and could not be merged with the rest. `content`: what the text, decoded, must be (`contentSchema`).
 */
export interface RuleView {
  kind:
    | 'not'
    | 'if'
    | 'then'
    | 'else'
    | 'required'
    | 'dependentRequired'
    | 'dependentSchema'
    | 'unevaluated'
    | 'allOf'
    | 'content'
    | 'raw';
  /** The property that the rule hangs on, or the keyword for `raw` and `unevaluated`. */
  subject?: string;
  /** Property names, for `required` and `dependentRequired`. */
  names?: string[];
  schema?: SchemaView;
  /** JSON text, two spaces of indent. */
  raw?: string;
}

export interface VariantView {
  /** Title, entity name, or the type. */
  label: string;
  /** The discriminator's value that chooses this variant; several are joined by ` | `. */
  value?: string;
  /** Chosen by any value of the discriminator that no variant has (3.2 `defaultMapping`). */
  default?: true;
  schema: SchemaView;
}

/** Exactly one (`oneOf`) or at least one (`anyOf`) of these. */
export interface VariantsView {
  kind: 'oneOf' | 'anyOf';
  /** Name of the property whose value chooses. */
  discriminator?: string;
  items: VariantView[];
}

/** What a page shows of a schema. Everything that is absent is not shown. */
export interface SchemaView {
  type: TypeView;
  /** What a named value is, `string<date-time>` or `Color[]`, where `type` is but its name. */
  base?: TypeView;
  title?: string;
  html?: Html;
  deprecated?: { html?: Html };
  /** What the documentation assumes of it, each for a note of its own. */
  assumed?: Html[];
  notes?: NoteView[];
  enum?: EnumValueView[];
  fields?: FieldView[];
  variants?: VariantsView;
  rules?: RuleView[];
  docs?: { href: string; text: string };
  /** Unknown `x-` keys, as JSON text each. */
  extensions?: Array<{ key: string; value: string }>;
  /**
   * The inner part stands elsewhere: on the entity's page or a continuation page; beside `fields`, those that are too many.
   * `count` is the number of fields there, `of` the field or variant that has them.
   */
  elsewhere?: { href: string; count: number; of?: string };
}

export interface FieldView {
  /** Anchor on the page, unique there, e.g. `invite-generate.result.details.invited`. */
  id: string;
  name: string;
  /**
   * Absent for a plain property. `pattern`: a `patternProperties` row, `map`: `additionalProperties`,
   * `item`: a position of a tuple, `rest`: the items after it.
   */
  kind?: 'pattern' | 'map' | 'item' | 'rest';
  required?: true;
  schema: SchemaView;
}

/** What describing a schema needs to know about its surroundings. */
export interface SchemaContext {
  /** A reference as written in the document, e.g. `#/components/schemas/Archive`. `undefined` where it leads nowhere. */
  resolve(ref: string): Schema | undefined;
  /** Address of the entity that a reference names, when it has a page. */
  entityHref(ref: string): string | undefined;
  markdown(text: string): Html;
  inlineMarkdown(text: string): Html;
  /** May a key that means nothing here be shown? */
  showsExtension(key: string): boolean;
  /** Fields that never travel this way (`readOnly` in a request) are marked, not hidden silently. */
  direction: 'request' | 'response' | 'both';
  /** The reference by which the document names this schema, for one that is an entity. */
  refOf(schema: JsonObject): string | undefined;
  /**
   * May the fields of this named entity be shown here, folded? Called at most once for each place. `role`: it is the
   * whole of what is described, or the items of that; one of its variants; or a part of it.
   */
  mayExpand(ref: string, role: 'whole' | 'variant' | 'part'): boolean;
  /**
   * How many field rows may still be shown on this page. A nested schema with more rows than are left is given to
   * `detach`, so that it is shown elsewhere. The describer counts it down. `spare`: rows beyond it, for schemas of so few
   * fields that a page of their own would hold next to nothing.
   */
  budget: { rows: number; spare?: number };
  /**
   * Takes over an inline schema that does not fit; gives the object that `elsewhere` is, without an address: pages are
   * laid out later. For a schema that was handed over before (the same object) it should give what it
   * gave then, so that recursion through schemas without pages ends.
   */
  detach(id: string, schema: Schema): { href: string };
}
